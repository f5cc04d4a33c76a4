import { group } from './endpoint.ts';
import {
  cycleAdd,
  cycleClose,
  cycleEdit,
  cycleRemove,
  cycles,
  index,
  kinds,
  kindsSave,
} from './report-cycles.ts';
import { discard, draft, evidence, save, saveMany, sheet } from './report-writing.ts';

/** Reports on children for their families. */
export const reports = group('reports', {
  index,
  cycles,
  cycleAdd,
  cycleEdit,
  cycleClose,
  cycleRemove,
  kinds,
  kindsSave,
  sheet,
  draft,
  save,
  saveMany,
  discard,
  evidence,
});
