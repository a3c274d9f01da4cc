/** A signed-in person. */
export interface Session {
  userId: string;
  email: string;
}
