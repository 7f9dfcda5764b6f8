# The game server. Build: docker build -t glastonbury .   Run: docker run -p 8000:8000 -v glastonbury:/data \
# -e GLASTONBURY_PUBLIC_URL=http://THIS-MACHINE:8000 glastonbury
FROM python:3.12-slim AS wheel

WORKDIR /build
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web web
COPY src src
RUN pip wheel --no-deps --wheel-dir /wheels .

FROM python:3.12-slim

COPY requirements/run.txt /wheels/run.txt
RUN pip install --no-cache-dir --no-deps --require-hashes -r /wheels/run.txt
COPY --from=wheel /wheels /wheels
RUN pip install --no-cache-dir --no-deps /wheels/*.whl

# Nobody with rights: all it may write is its data and what numba keeps compiled.
RUN useradd --create-home --uid 10001 glastonbury && install -d -o glastonbury /data
USER glastonbury
WORKDIR /data
VOLUME /data
ENV GLASTONBURY_DATABASE_URL=sqlite:////data/tables.db PYTHONUNBUFFERED=1
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["glastonbury"]
CMD ["serve", "--host", "0.0.0.0"]
