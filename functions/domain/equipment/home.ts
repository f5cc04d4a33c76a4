import { listOverdue } from './list-overdue.ts';

export const EQUIPMENT_READINGS = { overdueEquipment: listOverdue };
