"""HTTP and WebSocket: the only folder with asyncio and the wall clock."""
