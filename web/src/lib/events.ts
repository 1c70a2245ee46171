/** Where a network lets no WebSocket through: a line of the same shape, down as events, up as requests. */
import type { Socket } from './wire';

export class Events implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  private readonly address: string;
  private readonly source: EventSource;
  private queue: Promise<unknown> = Promise.resolve(); // frames arrive in the order in which they were sent

  constructor(code: string) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const line = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    this.address = `/events/${code}?line=${line}`;
    this.source = new EventSource(this.address);
    const self = this as unknown as WebSocket;
    this.source.onopen = (event) => this.onopen?.call(self, event);
    this.source.onmessage = (event) => this.onmessage?.call(self, event);
    this.source.onerror = () => this.end();
  }

  send(frame: string): void {
    this.queue = this.queue
      .then(() => fetch(this.address, { method: 'POST', body: frame }))
      .then((answer) => answer.status === 404 && this.end())
      .catch(() => this.end());
  }

  close(): void {
    this.source.close();
  }

  private end(): void {
    if (this.source.readyState === EventSource.CLOSED && !this.onclose) return;
    this.source.close();
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close'));
  }
}
