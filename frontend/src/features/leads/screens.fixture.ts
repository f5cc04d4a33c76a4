import { paths } from '#frontend/src/lib/paths.ts';
import { LeadId } from '#shared/ids.ts';

export const addresses = { [paths.lead.pattern]: paths.lead(LeadId.parse('lea-00demo00')) };
