import { holdConnection } from "./reconnecting-client.ts";

export interface ListenHandlers {
  onNotification(channel: string, payload: string): void;
  /** After every connection that follows a lost one: whatever was announced in between has been missed. */
  onReconnected(): void;
  /** Each time a connection was lost, or could not be made again. */
  onLost?(): void;
}

export interface Listening {
  /** Resolves when the first connection listens. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** Hears what the database announces on `channels`, over a connection of its own that reconnects by itself. */
export function listen(url: string, channels: string | string[], handlers: ListenHandlers): Listening {
  let connections = 0;
  return holdConnection(url, {
    lost: () => handlers.onLost?.(),
    connected: async (client) => {
      client.on("notification", ({ channel, payload }) => handlers.onNotification(channel, payload ?? ""));
      for (const channel of [channels].flat())
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      connections += 1;
      if (connections > 1) handlers.onReconnected();
    },
  });
}
