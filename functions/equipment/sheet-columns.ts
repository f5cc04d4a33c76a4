import { minuteText } from '#functions/platform/school-day.ts';
import type { Column } from '#functions/platform/sheet.ts';
import type { PieceDto } from '#shared/equipment/fields.ts';
import type { StockPart } from '#shared/equipment/rules.ts';
import type { StockPieceDto } from '#shared/equipment/stock-calls.ts';
import { message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import { inUnits } from '#shared/money.ts';

interface Locale {
  readonly language: Language;
  readonly timeZone: string;
  readonly currency: string;
}

const holderText = ({ loan }: PieceDto, { language }: Locale): string => {
  if (!loan) return '';
  const name = loan.holder.name || message(language, 'equipment.somebody');
  return loan.holder.left ? message(language, 'equipment.hasLeft', { name }) : name;
};

export const pieceColumns = (locale: Locale): readonly Column<PieceDto>[] => [
  { title: 'equipment.number', width: 16, text: ({ number }) => number },
  { title: 'equipment.kind', width: 20, text: ({ kind_name }) => kind_name },
  { title: 'equipment.serial', width: 20, text: ({ serial }) => serial },
  {
    title: 'equipment.state',
    width: 12,
    text: ({ state }) => message(locale.language, `equipment.state.${state}`),
  },
  {
    title: 'equipment.condition',
    width: 12,
    text: ({ condition }) => message(locale.language, `equipment.condition.${condition}`),
  },
  { title: 'equipment.room', width: 16, text: ({ room_name }) => room_name },
  { title: 'equipment.place', width: 20, text: ({ place }) => place },
  { title: 'equipment.holder', width: 20, text: (piece) => holderText(piece, locale) },
  { title: 'equipment.due', width: 12, text: ({ loan }) => loan?.due ?? '' },
  { title: 'equipment.boughtOn', width: 12, text: ({ bought_on }) => bought_on },
  {
    title: 'equipment.price',
    width: 12,
    text: ({ price }) => (price ? inUnits(price, locale.currency) : ''),
  },
];

export interface StockRow extends StockPieceDto {
  readonly part: StockPart;
}

export const stockColumns = (locale: Locale): readonly Column<StockRow>[] => [
  { title: 'equipment.number', width: 16, text: ({ number }) => number },
  { title: 'equipment.kind', width: 20, text: ({ kind_name }) => kind_name },
  { title: 'equipment.room', width: 16, text: ({ room_name }) => room_name },
  { title: 'equipment.place', width: 20, text: ({ place }) => place },
  {
    title: 'equipment.result',
    width: 14,
    text: ({ part }) => message(locale.language, `equipment.part.${part}`),
  },
  {
    title: 'equipment.state',
    width: 12,
    text: ({ state }) => message(locale.language, `equipment.state.${state}`),
  },
  { title: 'equipment.at', width: 18, text: ({ at }) => minuteText(at, locale.timeZone) },
  { title: 'equipment.by', width: 16, text: ({ by_name }) => by_name },
];
