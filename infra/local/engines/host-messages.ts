import type { Endpoints } from '../environment.ts';
import type { Disturbing } from './disturb.ts';
import type { DynamoDbEngine } from './dynamodb.ts';

export const PARTS = ['dynamodb', 's3', 'cognito', 'sns'] as const;
export type Part = (typeof PARTS)[number];

/** What the host process of the engines has to start. Port 0 is any free port. */
export interface HostOrder {
  readonly dir: string;
  readonly parts: readonly Part[];
  readonly engine: DynamoDbEngine;
  /** The folder is removed when the engines stop. */
  readonly temporary: boolean;
  /** DynamoDB keeps nothing in the folder. */
  readonly inMemory: boolean;
  readonly tableName: string;
  readonly disturbing?: Disturbing | undefined;
  readonly ports: Readonly<Record<Part, number>>;
}

export type HostReport =
  | { readonly type: 'engine'; readonly pid: number }
  | { readonly type: 'ready'; readonly endpoints: Endpoints }
  | { readonly type: 'down'; readonly part: Part }
  | { readonly type: 'failed'; readonly message: string; readonly plain: boolean };
