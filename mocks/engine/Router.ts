import type { Method, Route } from './Call';

interface Node {
  literal: Map<string, Node>;
  parameter?: Node;
  routes: Map<string, Route>;
}

/** A route and the values of its parameters. */
export interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

const emptyNode = (): Node => ({ literal: new Map(), routes: new Map() });
const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Finds the route of a call. Literal segments win over parameters, whatever the order of registration. */
export class Router {
  private readonly roots = new Map<string, Node>();

  constructor(routes: readonly Route[]) {
    for (const route of routes) this.add(route);
  }

  find(gateway: string, method: string, path: string): FoundRoute | null {
    const root = this.roots.get(gateway);
    return root ? search(root, segmentsOf(path), method as Method, []) : null;
  }

  private add(route: Route): void {
    const root = this.roots.get(route.gateway) ?? emptyNode();
    this.roots.set(route.gateway, root);
    let node = root;
    for (const segment of segmentsOf(route.path)) {
      if (segment.startsWith(':')) node = node.parameter ??= emptyNode();
      else {
        const next = node.literal.get(segment) ?? emptyNode();
        node.literal.set(segment, next);
        node = next;
      }
    }
    if (!node.routes.has(route.method)) node.routes.set(route.method, route);
  }
}

function search(
  node: Node,
  segments: readonly string[],
  method: Method,
  values: readonly string[],
): FoundRoute | null {
  if (segments.length === 0) {
    const route = node.routes.get(method);
    return route ? { route, params: paramsOf(route, values) } : null;
  }
  const [first, ...rest] = segments;
  const literal = node.literal.get(first);
  const found = literal ? search(literal, rest, method, values) : null;
  if (found || !node.parameter) return found;
  return search(node.parameter, rest, method, [...values, safeDecode(first)]);
}

function paramsOf({ path }: Route, values: readonly string[]): Record<string, string> {
  const names = segmentsOf(path).filter((segment) => segment.startsWith(':'));
  return Object.fromEntries(names.map((name, index) => [name.slice(1), values[index]]));
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
