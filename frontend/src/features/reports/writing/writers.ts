import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { DraftOwner } from '#frontend/src/lib/drafts/kept-drafts.ts';
import { keyOf, matching } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { createListeners, useStore } from '#frontend/src/lib/store.ts';
import { reports } from '#shared/reports/contract.ts';
import {
  type ReportPlace,
  ReportWriter,
  type SavedReport,
  type WriterView,
} from './report-writer.ts';

const { draft, sheet, index, ofStudent, check, detail } = reports.endpoints;

/** Of this session, by user and place: all screens that show a report write it through the same writer. */
const writers = new Map<string, ReportWriter>();
const { announce, subscribe } = createListeners();

function remember(client: QueryClient, place: ReportPlace, report: SavedReport): void {
  const answer = { report };
  client.setQueryData(keyOf(draft, { ...place }), answer);
  if (report.report_id) client.setQueryData(keyOf(draft, { report_id: report.report_id }), answer);
  // The open table shows what the writer has; lists are asked for anew when they are opened.
  const lists = matching(sheet, index, ofStudent, check, detail);
  void client.invalidateQueries({ ...lists, refetchType: 'none' });
}

function writerOf(user: DraftOwner, client: QueryClient, place: ReportPlace): ReportWriter {
  const key = [user.id, place.cycle_id, place.class_id, place.student_id].join(' ');
  const known = writers.get(key);
  if (known) return known;
  const made = new ReportWriter({
    user,
    place,
    onSaved: (report) => remember(client, place, report),
  });
  writers.set(key, made);
  made.view.subscribe(announce);
  return made;
}

/** The writer of each report of this session. */
export function useWriters() {
  const { user } = useSignedIn();
  const client = useQueryClient();
  return useCallback((place: ReportPlace) => writerOf(user, client, place), [user, client]);
}

export const useWriterView = (writer: ReportWriter): WriterView => useStore(writer.view);

const all = () => [...writers.values()];

/** What is not sent is sent when a network is back, and when the screen is left. */
export function useSafeLeaving(): void {
  useEffect(() => {
    const sendAll = () => {
      for (const writer of all()) if (writer.isUnsent) void writer.save();
    };
    addEventListener('online', sendAll);
    return () => {
      removeEventListener('online', sendAll);
      sendAll();
    };
  }, []);
}

interface AllSaving {
  readonly unsent: number;
  readonly saving: boolean;
  /** Tried again by itself. */
  readonly failed: number;
  /** Not tried again: refused, or left undecided. */
  readonly refused: number;
  /** Why the first of them was refused; empty for one that is undecided. */
  readonly reason: string;
  readonly savedAt: number;
  readonly conflicts: number;
}

function countAll(): string {
  const views = all().map(({ view }) => view.get());
  const refused = views.filter(({ saving }) => saving === 'refused');
  const counted: AllSaving = {
    unsent: views.filter(({ unsent }) => Object.keys(unsent).length > 0).length,
    saving: views.some(({ saving }) => saving === 'saving'),
    failed: views.filter(({ saving }) => saving === 'failed').length,
    refused: refused.length,
    reason: refused.find(({ problem }) => problem)?.problem?.message ?? '',
    savedAt: Math.max(0, ...views.map(({ savedAt }) => savedAt?.getTime() ?? 0)),
    conflicts: views.filter(({ theirs }) => theirs !== null).length,
  };
  return JSON.stringify(counted);
}

/** How far all reports of this session are saved. */
export function useAllSaving(): AllSaving {
  const text = useSyncExternalStore(subscribe, countAll, countAll);
  return JSON.parse(text) as AllSaving;
}
