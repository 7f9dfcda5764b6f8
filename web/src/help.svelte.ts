// How to play, over whatever is shown: the game goes on beneath.

export const help = $state({ open: false });
