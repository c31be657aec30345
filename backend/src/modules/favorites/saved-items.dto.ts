import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';

/** Maximum number of items that a guest's browser stores, and sends at once. */
const MAX_SAVED = 100;

/** Whole numbers joined by colons, rows by commas: `12:560,15:900`. */
export const GuestItems = (numbers: number): PropertyDecorator => {
  const row = Array(numbers).fill('\\d{1,9}').join(':');
  return Matches(new RegExp(`^${row}(,${row}){0,${MAX_SAVED - 1}}$`), {
    message: `items must be up to ${MAX_SAVED} rows of ${numbers} whole numbers`,
  });
};

/** Splits such a text into columns. */
export function columnsOf(items: string, numbers: number): number[][] {
  const rows = items.split(',').map((row) => row.split(':').map(Number));
  return Array.from({ length: numbers }, (_, column) => rows.map((row) => row[column] ?? 0));
}

export const GuestList = (): PropertyDecorator => applyDecorators(ArrayMaxSize(MAX_SAVED), IsArray());
