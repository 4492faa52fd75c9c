/** For tests: a socket that says what it is told to. */
export class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    FakeSocket.last = this;
  }

  send(): void {}
  close(): void {}

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
