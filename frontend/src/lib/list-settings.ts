import { useState } from 'react';
import * as z from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { useSignedIn } from './session.ts';
import { readStored, STORAGE_KEY, writeStored } from './storage.ts';

export const PAGE_SIZES = [LIMITS.pageSize, 50, LIMITS.pageSizeMax] as const;

const Settings = z.object({
  /** Columns that the user has shown or hidden, where this differs from the default. */
  columns: z.record(z.string(), z.boolean()).default({}),
  pageSize: z.union(PAGE_SIZES.map((size) => z.literal(size))).default(LIMITS.pageSize),
});
type Settings = z.infer<typeof Settings>;
/** By user id, then by list, since several users may share a device. */
const Stored = z.record(z.string(), z.record(z.string(), Settings));

const DEFAULTS: Settings = { columns: {}, pageSize: LIMITS.pageSize };

function readAll(): z.infer<typeof Stored> {
  try {
    return Stored.parse(JSON.parse(readStored(STORAGE_KEY.lists) ?? '{}'));
  } catch {
    return {};
  }
}

/** The user's settings of a list. Stored in the browser, and kept at sign-out. */
export function useListSettings(list: string) {
  const { id } = useSignedIn().user;
  const [settings, setSettings] = useState(() => readAll()[id]?.[list] ?? DEFAULTS);

  const change = (changes: Partial<Settings>): void => {
    const next = { ...settings, ...changes };
    setSettings(next);
    const all = readAll();
    writeStored(STORAGE_KEY.lists, JSON.stringify({ ...all, [id]: { ...all[id], [list]: next } }));
  };
  return {
    ...settings,
    setPageSize: (pageSize: Settings['pageSize']) => change({ pageSize }),
    showColumn: (key: string, shown: boolean) =>
      change({ columns: { ...settings.columns, [key]: shown } }),
  };
}
