/** Names of a path's parameters: `id` and `address` of `/email/:id/:address`. */
type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The path with its parameters filled in, each percent-encoded. */
export const fillPath = <Path extends string>(path: Path, values: Record<Parameter<Path>, string>): string =>
  path.replace(/:(\w+)/g, (_, name: Parameter<Path>) => encodeURIComponent(values[name]))
