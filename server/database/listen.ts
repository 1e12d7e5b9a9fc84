import { createReconnectingClient, type ReconnectingClient } from "./reconnecting-client.ts";

/**
 * In milliseconds. The heartbeat starts only after LISTEN. Without a timeout for LISTEN, it would take many minutes to notice
 * that the server has lost power.
 */
const LISTEN_TIMEOUT = { query_timeout: 5_000 };

export interface ListenHandlers {
  onNotification(channel: string, payload: string): void;
  /** Notifications sent while disconnected were missed. */
  onReconnected(): void;
  onLost?(): void;
}

export function listen(
  url: string,
  channels: string | string[],
  handlers: ListenHandlers,
): ReconnectingClient {
  let connections = 0;
  return createReconnectingClient(url, {
    onDisconnect: () => handlers.onLost?.(),
    onConnect: async (client) => {
      client.on("notification", ({ channel, payload }) => handlers.onNotification(channel, payload ?? ""));
      for (const channel of [channels].flat())
        await client.query({ text: `listen ${client.escapeIdentifier(channel)}`, ...LISTEN_TIMEOUT });
      connections += 1;
      if (connections > 1) handlers.onReconnected();
    },
  });
}
