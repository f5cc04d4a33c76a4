import { createHandler } from '#functions/request/create-handler.ts';
import { reports } from '#shared/contracts/reports.ts';
import { addCycle } from './add-cycle.ts';
import { closeCycle, editCycle, removeCycle } from './edit-cycle.ts';
import { discardDraft, saveReport, showDraft } from './edit-report.ts';
import { showEvidence } from './evidence/show-evidence.ts';
import { listKinds, saveKind } from './kinds.ts';
import { listCycles } from './list-cycles.ts';
import { saveMany } from './save-many.ts';
import { showIndex } from './show-index.ts';
import { showSheet } from './show-sheet.ts';

export const handler = createHandler(reports, {
  index: showIndex,
  cycles: listCycles,
  cycleAdd: addCycle,
  cycleEdit: editCycle,
  cycleClose: closeCycle,
  cycleRemove: removeCycle,
  kinds: listKinds,
  kindsSave: saveKind,
  sheet: showSheet,
  draft: showDraft,
  save: saveReport,
  saveMany,
  discard: discardDraft,
  evidence: showEvidence,
});
