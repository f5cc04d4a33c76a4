import type { LessonDto } from '#shared/lessons/fields.ts';
import type { Place } from './board/columns.ts';
import type { Slot } from './board/slot.ts';
import type { OfSeries } from './plans/bulk-form.ts';

/** The dialogs of one lesson; `scope` asks which lessons of its series are meant. */
export type LessonDialog =
  | { readonly kind: 'lesson' | 'edit' | 'remove'; readonly lesson: LessonDto }
  | { readonly kind: 'scope'; readonly lesson: LessonDto; readonly action: 'edit' | 'remove' };

/** The dialog or drawer that is open over the calendar. */
export type OpenDialog =
  | LessonDialog
  | { readonly kind: 'add'; readonly slot: Slot; readonly place?: Place }
  | {
      readonly kind: 'many';
      readonly series?: OfSeries;
      readonly action?: 'edit' | 'remove';
    }
  | { readonly kind: 'today' | 'settings' | 'series' | 'recent' | 'absence' | 'feed' };
