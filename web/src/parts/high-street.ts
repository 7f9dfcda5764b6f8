// Where everything on High Street stands: two rows of houses with their windows, and the stars above.

export interface House {
  x: number;
  width: number;
  eaves: number; // y of the wall's top
  roof: number; // its height
  chimney?: number; // part of the width
  flat?: boolean; // a parapet instead of a gable
}

export const TILE = 1440;
export const GROUND = 430;

export const FAR: House[] = [
  { x: 0, width: 128, eaves: 74, roof: 56, chimney: 0.24 },
  { x: 128, width: 104, eaves: 96, roof: 40 },
  { x: 232, width: 150, eaves: 62, roof: 60, chimney: 0.78 },
  { x: 382, width: 96, eaves: 100, roof: 40 },
  { x: 478, width: 142, eaves: 70, roof: 54, chimney: 0.2 },
  { x: 620, width: 118, eaves: 92, roof: 46 },
  { x: 738, width: 152, eaves: 58, roof: 58, chimney: 0.8 },
  { x: 890, width: 108, eaves: 96, roof: 42 },
  { x: 998, width: 140, eaves: 70, roof: 56, chimney: 0.26 },
  { x: 1138, width: 100, eaves: 60, roof: 0, flat: true },
  { x: 1238, width: 116, eaves: 84, roof: 50, chimney: 0.72 },
  { x: 1354, width: 86, eaves: 102, roof: 34 },
];

export const NEAR: House[] = [
  { x: -34, width: 168, eaves: 132, roof: 82, chimney: 0.72 },
  { x: 134, width: 148, eaves: 160, roof: 64 },
  { x: 282, width: 176, eaves: 124, roof: 76, chimney: 0.22 },
  { x: 458, width: 128, eaves: 168, roof: 58 },
  { x: 586, width: 186, eaves: 140, roof: 82, chimney: 0.76 },
  { x: 772, width: 136, eaves: 172, roof: 56 },
  { x: 908, width: 180, eaves: 128, roof: 76, chimney: 0.24 },
  { x: 1088, width: 140, eaves: 166, roof: 60 },
  { x: 1228, width: 178, eaves: 118, roof: 84, chimney: 0.78 },
];

export const wall = ({ x, width, eaves, roof, flat }: House): string =>
  flat
    ? `M${x} ${GROUND}V${eaves}H${x + width}V${GROUND}Z`
    : `M${x} ${GROUND}V${eaves}H${x - 7}L${x + width / 2} ${eaves - roof}L${x + width + 7} ${eaves}H${x + width}V${GROUND}Z`;

export const chimney = ({ x, width, eaves, roof, chimney: at = 0 }: House): string => {
  const left = x + width * at - 9;
  const top = eaves - roof * (1 - Math.abs(at - 0.5) * 2) - 26;
  return `M${left - 2} ${top}h22v6h-2V${eaves}h-18V${top + 6}h-2Z`;
};

interface Pane {
  x: number;
  y: number;
  light: "lit" | "bright" | "dark";
}

// Which windows are lit follows from their place, so that the street is the same every evening.
export const PANES: Pane[] = NEAR.flatMap(({ x, width, eaves }, house) => {
  const columns = width > 150 ? 3 : 2;
  return [0, 1, 2, 3, 4].flatMap((floor) =>
    Array.from({ length: columns }, (_, column): Pane => {
      const dice = (house * 13 + floor * 7 + column * 4 + house * floor * 3 + ((column + 1) * (floor + 2))) % 11;
      return {
        x: Math.round(x + (width / columns) * (column + 0.5) - 6.5),
        y: eaves + 20 + floor * 46,
        light: floor > 2 && house % 8 === 0 ? "dark" : dice < 4 ? "lit" : dice === 7 ? "bright" : "dark",
      };
    }),
  );
});

export const STARS = Array.from({ length: 64 }, (_, star) => ({
  x: (star * 619 + ((star * star * 37) % 211)) % TILE,
  y: 8 + ((star * 83 + star * star * 13) % 175),
  radius: [0.8, 1.1, 0.8, 1.5, 0.9][star % 5],
  faint: star % 3 === 0,
})).filter(({ x, y }) => y < 40 || x < 290 || x > 1150); // none behind the words
