import { parseSync } from 'vite';

/** Most lines of a function without JSX and literals; biome.json limits all its lines to 60. */
const MOST_LINES = 40;

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** Nodes that are read as one thing, however many lines they have. */
const SHAPES = new Set(['JSXElement', 'JSXFragment', 'ObjectExpression', 'ArrayExpression']);

const SILENT = /^\s*($|\/\/|\/\*|\*)/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

export interface LongFunction {
  readonly line: number;
  readonly lines: number;
}

/** Too long functions of a source file; lines of JSX and literals do not count. */
export function longFunctions(file: string, code: string): LongFunction[] {
  const silent = new Set(
    code.split('\n').flatMap((line, index) => (SILENT.test(line) ? [index] : [])),
  );
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset);
  /** Without blank lines and comments; both ends belong to them. */
  const linesFrom = (first: number, last: number) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).filter(
      (line) => !silent.has(line),
    ).length;
  const found: LongFunction[] = [];

  /** Lines between the first and the last of the outermost shapes in it. */
  const linesOfShapes = (node: Node): number =>
    childrenOf(node).reduce((sum, child) => {
      if (!SHAPES.has(child.type)) return sum + linesOfShapes(child);
      return sum + linesFrom(lineAt(child.start) + 1, lineAt(child.end) - 1);
    }, 0);

  function visit(node: Node): void {
    if (FUNCTIONS.has(node.type)) {
      const line = lineAt(node.start);
      const lines = linesFrom(line, lineAt(node.end)) - linesOfShapes(node);
      if (lines > MOST_LINES) found.push({ line: line + 1, lines });
    }
    for (const child of childrenOf(node)) visit(child);
  }

  const program: unknown = parseSync(file, code).program;
  if (!isNode(program)) throw new TypeError(`${file} has no syntax tree`);
  visit(program);
  return found;
}
