import { homePart } from '#shared/homes/part.ts';
import { overdue } from './overdue-call.ts';

export const EQUIPMENT_HOME = { overdueEquipment: homePart(overdue, ['staff'], {}) };
