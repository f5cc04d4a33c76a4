import { paths } from '#frontend/src/lib/paths.ts';
import { WorkId } from '#shared/ids.ts';

export const addresses = {
  // A picture: projects are played by the page of the editor.
  [paths.work.pattern]: paths.work(WorkId.parse('wrk-demo5')),
  [paths.worksTab.pattern]: paths.worksTab('waiting'),
};
