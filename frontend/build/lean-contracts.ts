import { type Plugin, parseSync } from 'vite';

/** What only the server needs of a call, or what the description of the calls tells. */
const LEFT_OUT = ['summary', 'budget', 'codes', 'output'];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key: { readonly name?: string };
}
interface Call extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* callsIn(node: Node): Generator<Call> {
  if (node.type === 'CallExpression') yield node as Call;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* callsIn(value);
}

/** The properties of the definitions of calls that are left out. */
const leftOut = (code: string): Property[] =>
  [...callsIn(parseSync('contract.js', code).program)]
    .filter(({ callee }) => callee.name === 'post' || callee.name === 'get')
    .flatMap((call) => call.arguments[1]?.properties ?? [])
    .filter(({ key }) => LEFT_OUT.includes(key?.name ?? ''));

/** The code of a contract without what browsers do not need of its calls; every line stays where it is. */
export function leanContract(code: string): string {
  let lean = code;
  for (const { start, end } of leftOut(code)) {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
    const blank = code.slice(start, end + comma).replace(/[^\n]/g, ' ');
    lean = lean.slice(0, start) + blank + lean.slice(end + comma);
  }
  return lean;
}

/**
 * Takes out of the contracts what browsers do not need: texts of the description, budgets, and the schemas of
 * answers, which only the server checks.
 */
export function leanContracts(shared: string, source: string): Plugin {
  const isContract = (code: string, id: string) =>
    id.startsWith(shared) && code.includes('/endpoint.ts');
  return {
    name: 'lean-contracts',
    transform(code, id) {
      if (id.startsWith(source) && /\.output\b/.test(code))
        this.error(`${id} reads the schema of an answer, which browsers do not have`);
      return isContract(code, id) ? { code: leanContract(code), map: null } : null;
    },
  };
}
