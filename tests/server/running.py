"""An application over real sockets."""

import threading

import uvicorn


class Running:
    """In a thread of its own, on whatever port is free; it stops at the end of the `with`."""

    def __init__(self, app, **serving: object) -> None:
        config = uvicorn.Config(
            app,
            port=0,
            log_config=None,
            proxy_headers=False,
            server_header=False,
            **{"ws": "websockets-sansio", **serving},
        )
        self.uvicorn = uvicorn.Server(config)
        self.started = threading.Event()
        started_up = self.uvicorn.startup

        async def startup(sockets=None):
            await started_up(sockets)
            self.started.set()

        self.uvicorn.startup = startup
        self.thread = threading.Thread(target=self.uvicorn.run)

    def __enter__(self) -> "Running":
        self.thread.start()
        assert self.started.wait(60)
        self.host = f"127.0.0.1:{self.uvicorn.servers[0].sockets[0].getsockname()[1]}"
        self.url = f"http://{self.host}"
        return self

    def __exit__(self, *_) -> None:
        self.uvicorn.should_exit = True
        self.thread.join()
