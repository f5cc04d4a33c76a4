import { listOverdue } from '#functions/domain/equipment/list-overdue.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { equipment } from '#shared/equipment/contract.ts';
import { addKind } from './add-kind.ts';
import { addPieces } from './add-pieces.ts';
import { closeStock } from './close-stock.ts';
import { editKind } from './edit-kind.ts';
import { editPiece } from './edit-piece.ts';
import { exportPieces } from './export-pieces.ts';
import { exportStock } from './export-stock.ts';
import { lendPieces } from './lend-pieces.ts';
import { listKinds } from './list-kinds.ts';
import { listPieces } from './list-pieces.ts';
import { listStocks } from './list-stocks.ts';
import { removeKind } from './remove-kind.ts';
import { removePiece } from './remove-piece.ts';
import { scanPieces } from './scan-pieces.ts';
import { showPiece } from './show-piece.ts';
import { showStock } from './show-stock.ts';
import { startStock } from './start-stock.ts';
import { takeStep } from './take-step.ts';

export const handler = createHandler(equipment, {
  kinds: listKinds,
  addKind,
  editKind,
  removeKind,
  list: listPieces,
  show: showPiece,
  add: addPieces,
  edit: editPiece,
  remove: removePiece,
  lend: lendPieces,
  step: takeStep,
  overdue: listOverdue,
  sheet: exportPieces,
  startStock,
  stocks: listStocks,
  showStock,
  scan: scanPieces,
  closeStock,
  stockSheet: exportStock,
});
