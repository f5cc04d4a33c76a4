import { createHandler } from '#functions/request/create-handler.ts';
import { registrations } from '#shared/contracts/registrations.ts';
import { addLead } from './add-lead.ts';
import { listAreas } from './areas.ts';
import { handleLead } from './handle-lead.ts';
import { listLeads } from './list-leads.ts';
import { registerSchool } from './register-school.ts';

export const handler = createHandler(registrations, {
  areas: listAreas,
  registerSchool,
  join: addLead,
  leads: listLeads,
  handleLead,
});
