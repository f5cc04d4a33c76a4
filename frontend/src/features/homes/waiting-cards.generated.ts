// Written by `npm run nouns` from the folders of the nouns. After a conflict: take either side and run it again.
import { equipmentCard } from '#frontend/src/entities/equipment/waiting-card.tsx';
import { hoursCard } from '#frontend/src/entities/hours/waiting-card.tsx';
import { leadsCard } from '#frontend/src/entities/leads/waiting-card.tsx';
import { tasksCard } from '#frontend/src/entities/tasks/waiting-card.tsx';
import { worksCard } from '#frontend/src/entities/works/waiting-card.tsx';

export const WAITING_CARDS = [
  equipmentCard,
  hoursCard,
  leadsCard,
  tasksCard,
  worksCard,
] as const;
