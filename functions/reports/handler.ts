import { createHandler } from '#functions/request/create-handler.ts';
import { reports } from '#shared/reports/contract.ts';
import { addCycle } from './add-cycle.ts';
import { analyseClass, analyseClasses, analyseTeachers, listFalling } from './analyse.ts';
import { checkReports, overruleFinding } from './check-reports.ts';
import { closeCycle, editCycle, removeCycle } from './edit-cycle.ts';
import { discardDraft, saveReport, showDraft } from './edit-report.ts';
import { showEvidence } from './evidence/show-evidence.ts';
import { listKinds, removeKind, saveKind } from './kinds.ts';
import { listCycles } from './list-cycles.ts';
import { cancelPlan, listPlans, publishReports, showPlan, stepPlan } from './plan-publishing.ts';
import { saveMany } from './save-many.ts';
import { expireShare, renewShare, revokeShare, seeWord, withdrawReport } from './share-report.ts';
import { showDetail } from './show-detail.ts';
import { showIndex } from './show-index.ts';
import { showSheet } from './show-sheet.ts';
import { listLearned, listStudentReports } from './student-reports.ts';

export const handler = createHandler(reports, {
  index: showIndex,
  cycles: listCycles,
  cycleAdd: addCycle,
  cycleEdit: editCycle,
  cycleClose: closeCycle,
  cycleRemove: removeCycle,
  kinds: listKinds,
  kindsSave: saveKind,
  kindsRemove: removeKind,
  sheet: showSheet,
  draft: showDraft,
  save: saveReport,
  saveMany,
  discard: discardDraft,
  evidence: showEvidence,
  check: checkReports,
  overrule: overruleFinding,
  publish: publishReports,
  publishStep: stepPlan,
  publishShow: showPlan,
  publishCancel: cancelPlan,
  plans: listPlans,
  withdraw: withdrawReport,
  shareRenew: renewShare,
  shareRevoke: revokeShare,
  shareExpire: expireShare,
  wordSeen: seeWord,
  detail: showDetail,
  ofStudent: listStudentReports,
  learned: listLearned,
  analysis: analyseClasses,
  analysisTeachers: analyseTeachers,
  analysisClass: analyseClass,
  falling: listFalling,
});
