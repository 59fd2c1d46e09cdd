/** The other of two threads that search the same null window, as a search sees it. */
export interface Peer {
  /** By tokens left, the key of the position that each of them is at; 0 for none. */
  readonly ownKeys: Int32Array;
  readonly peerKeys: Int32Array;
  /** Whether the request at hand needs no response any more. */
  readonly isClosed: boolean;
}
