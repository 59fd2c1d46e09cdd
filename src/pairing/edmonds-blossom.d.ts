declare module 'edmonds-blossom' {
  /** The partner of each vertex, or -1. */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ): readonly number[];
}
