import { Connection } from 'mongodb/lib/cmap/connection.js';

/**
 * A connection of the driver that fails when its socket is gone. Node destroys a socket whose other side has closed it a
 * moment before it says so; what the driver sends in that moment waits for ever, without a time limit (docs/decisions/245).
 */
export class CheckedConnection extends Connection {
  protected override throwIfAborted(): void {
    if (this.socket.destroyed) this.onClose();
    super.throwIfAborted();
  }
}
