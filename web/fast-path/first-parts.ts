interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** All static imports of some modules; computed on first use. */
export const neededBy = (...starts: string[]) => {
  const needed = new Set<string>();
  return (id: string, graph: Graph): boolean => {
    for (const start of starts) reach(start, graph, needed);
    return needed.has(id);
  };
};

const reach = (from: string, graph: Graph, found: Set<string>): void => {
  if (found.has(from)) return;
  found.add(from);
  for (const id of graph.getModuleInfo(from)?.importedIds ?? []) reach(id, graph, found);
};
