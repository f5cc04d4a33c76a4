import { useState } from 'react';
import * as z from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { useSignedIn } from './session.ts';
import { readStored, STORAGE_KEY, writeStored } from './storage.ts';

export const PAGE_SIZES = [LIMITS.pageSize, 50, LIMITS.pageSizeMax] as const;

const Settings = z.object({
  /** Columns that the person has shown or hidden against what the list shows by itself. */
  columns: z.record(z.string(), z.boolean()).default({}),
  pageSize: z.union(PAGE_SIZES.map((size) => z.literal(size))).default(LIMITS.pageSize),
});
type Settings = z.infer<typeof Settings>;
/** By person, then by list: several people may share a device, and each comes back to the own choice. */
const Stored = z.record(z.string(), z.record(z.string(), Settings));

const DEFAULTS: Settings = { columns: {}, pageSize: LIMITS.pageSize };

function readAll(): z.infer<typeof Stored> {
  try {
    return Stored.parse(JSON.parse(readStored(STORAGE_KEY.lists) ?? '{}'));
  } catch {
    return {};
  }
}

/** How a person likes a list: kept in the browser, also over a sign-out. */
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
