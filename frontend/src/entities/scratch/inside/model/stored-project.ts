import * as z from 'zod';

/**
 * `project.json` of an .sb3 file, as far as it is read. Other programs write such files too, and children find
 * broken ones: what is missing or of another type counts as empty, so that the rest can be looked at.
 */
const words = z.string().catch('');
const place = z.number().catch(0);
const list = z.array(z.unknown()).catch([]);
const table = <T extends z.ZodType>(of: T) =>
  z.record(z.string(), of).catch({} as Record<string, z.output<T>>);

const StoredBlock = z.object({
  opcode: words,
  next: z.string().nullable().catch(null),
  inputs: table(list),
  fields: table(list),
  shadow: z.boolean().catch(false),
  topLevel: z.boolean().catch(false),
  x: place,
  y: place,
  comment: words,
  mutation: z
    .object({ proccode: words, argumentnames: words, argumentids: words })
    .nullable()
    .catch(null),
});
export type StoredBlock = z.infer<typeof StoredBlock>;

/** A variable that lies alone on the workspace is a list instead of an object. */
const StoredAny = z.union([z.array(z.unknown()), StoredBlock]).catch(StoredBlock.parse({}));

const StoredAsset = z
  .object({ name: words, md5ext: words, assetId: words, dataFormat: words })
  .catch({ name: '', md5ext: '', assetId: '', dataFormat: '' });

const StoredComment = z
  .object({ blockId: z.string().nullable().catch(null), text: words })
  .catch({ blockId: null, text: '' });

const StoredTarget = z.object({
  isStage: z.boolean().catch(false),
  name: words,
  variables: table(list),
  lists: table(list),
  blocks: table(StoredAny),
  comments: table(StoredComment),
  currentCostume: z.number().int().catch(0),
  costumes: z.array(StoredAsset).catch([]),
  sounds: z.array(StoredAsset).catch([]),
});
export type StoredTarget = z.infer<typeof StoredTarget>;
export type StoredAsset = z.infer<typeof StoredAsset>;

export const StoredProject = z.object({ targets: z.array(StoredTarget).min(1) });

/** Scratch 2 wrote its stage at the top. */
export const OldProject = z.object({ objName: z.string() });
