import { listWaiting } from '#functions/domain/works/list-waiting.ts';
import { listCategories, listWorks } from '#functions/domain/works/list-works.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { works } from '#shared/works/contract.ts';
import { approveWork } from './approve-work.ts';
import { commentWork, listComments, removeComment } from './comment-work.ts';
import { editFilterWords } from './edit-filter-words.ts';
import { emptyBin } from './empty-bin.ts';
import { handleAbuseReports } from './handle-abuse-reports.ts';
import { likeWork } from './like-work.ts';
import { publishWork } from './publish-work.ts';
import { removeWorks, restoreWork } from './remove-works.ts';
import { reportAsVisitor } from './report-work.ts';
import { saveWork } from './save-work.ts';
import { showVersions } from './show-versions.ts';
import { showWork } from './show-work.ts';

export const handler = createHandler(works, {
  categories: listCategories,
  list: listWorks,
  save: saveWork,
  publish: publishWork,
  waiting: listWaiting,
  approve: approveWork,
  remove: removeWorks,
  restore: restoreWork,
  emptyBin,
  like: likeWork,
  info: showWork,
  versions: showVersions,
  addComment: commentWork,
  comments: listComments,
  removeComment,
  tipOffs: handleAbuseReports,
  visitorTipOff: reportAsVisitor,
  filterWords: editFilterWords,
});
