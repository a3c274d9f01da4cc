import type { WebSocketLikeConstructor } from '@supabase/supabase-js';

function refuse(): never {
  throw new Error('This site does not use realtime connections.');
}

/**
 * Stands where supabase-js wants a WebSocket, which Node 20 does not have: the site never listens to
 * live changes, and this says so instead of failing when a client is made.
 */
export const noRealtime = { transport: refuse as unknown as WebSocketLikeConstructor };
