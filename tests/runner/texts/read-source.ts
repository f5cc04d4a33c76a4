import { parseSync } from '@swc/core';

/** The texts of a source file that could name a key. */
export interface Mentions {
  /** String literals, and templates without a value in them. */
  readonly literals: Set<string>;
  /** The fixed parts of templates with values in them. */
  readonly templates: string[][];
  /** First arguments of `t('…')`. */
  readonly translated: string[];
  /** Arguments of `useTranslation(…)`: the namespaces that the file's `t` looks in. */
  readonly namespaces: Set<string>;
}

interface Node {
  readonly type?: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function stringsIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'StringLiteral') return [String(value['value'])];
  return Object.values(value).flatMap(stringsIn);
}

function readCall(node: Node, mentions: Mentions): void {
  const callee = isNode(node['callee']) ? node['callee']['value'] : undefined;
  const [first] = nodesOf(node['arguments']);
  const argument = first?.['expression'];
  if (callee === 't' && isNode(argument) && argument.type === 'StringLiteral')
    mentions.translated.push(String(argument['value']));
  if (callee === 'useTranslation')
    for (const name of stringsIn(argument)) mentions.namespaces.add(name);
}

function visit(value: unknown, mentions: Mentions): void {
  if (!isNode(value)) return;
  if (value.type === 'ImportDeclaration') return;
  if (value.type === 'StringLiteral') mentions.literals.add(String(value['value']));
  if (value.type === 'TemplateLiteral') {
    const parts = nodesOf(value['quasis']).map((part) => String(part['cooked']));
    if (parts.length === 1) mentions.literals.add(parts.join(''));
    else mentions.templates.push(parts);
  }
  if (value.type === 'CallExpression') readCall(value, mentions);
  for (const inner of Object.values(value)) visit(inner, mentions);
}

export function readSource(code: string, isJsx: boolean): Mentions {
  const mentions: Mentions = {
    literals: new Set(),
    templates: [],
    translated: [],
    namespaces: new Set(),
  };
  visit(parseSync(code, { syntax: 'typescript', tsx: isJsx }), mentions);
  return mentions;
}
