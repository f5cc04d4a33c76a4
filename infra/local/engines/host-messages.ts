import type { DynamoDbEngine } from './dynamodb.ts';

export const PARTS = ['dynamodb', 's3', 'cognito', 'sns'] as const;
export type Part = (typeof PARTS)[number];

/** What the keeper of the engines is told to start. Port 0 takes a free one. */
export interface HostOrder {
  readonly dir: string;
  readonly parts: readonly Part[];
  readonly engine: DynamoDbEngine;
  /** Nothing is to be kept: DynamoDB in memory, and the folder goes when the engines stop. */
  readonly temporary: boolean;
  readonly tableName: string;
  readonly ports: Readonly<Record<Part, number>>;
}

export type HostReport =
  | { readonly type: 'engine'; readonly pid: number }
  | { readonly type: 'ready'; readonly endpoints: Readonly<Partial<Record<Part, string>>> }
  | { readonly type: 'down'; readonly part: Part }
  | { readonly type: 'failed'; readonly message: string; readonly plain: boolean };
