import {
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  Matches,
  Max,
  MaxLength,
  Min,
  NotEquals,
  validateSync,
} from 'class-validator';
import { plainSentence } from './plain-sentences.js';
import { Text, WholeNumber } from './rules.js';

class Form {
  @WholeNumber(1, 5) redemptionLimit: unknown = 3;
  @Max(6, { each: true }) @Min(0, { each: true }) @IsInt({ each: true }) weekdays: unknown = [1];
  @IsIn(['counter', 'prepaid']) saleMode: unknown = 'counter';
  @Matches(/^\d\d:\d\d$/) hoursFrom: unknown = '10:00';
  @NotEquals(0) delta: unknown = 1;
  @IsBoolean() isActive: unknown = true;
  @IsDate() endDate: unknown = new Date();
  @MaxLength(5) slug: unknown = 'cafes';
  @Text(3, 10) titleNe: unknown = 'मम';
}

const sentence = (field: keyof Form, value: unknown): string | undefined => {
  const form = Object.assign(new Form(), { titleNe: 'मम र चिया', [field]: value });
  const [error] = validateSync(form, { stopAtFirstError: true });
  const [[rule, message] = []] = Object.entries(error?.constraints ?? {});
  return error && plainSentence(error, error.property, rule ?? '', message ?? '');
};

describe('the sentence of a broken rule', () => {
  it.each<[keyof Form, unknown, string]>([
    ['redemptionLimit', 0, 'Codes per person must be 1 or more.'],
    ['redemptionLimit', 6, 'Codes per person must be 5 or less.'],
    ['redemptionLimit', 1.5, 'Codes per person must be a whole number.'],
    ['redemptionLimit', undefined, 'Codes per person is required.'],
    ['weekdays', [7], 'Weekdays must be 6 or less.'],
    ['saleMode', 'gift', 'Where it is paid must be one of: counter, prepaid.'],
    ['hoursFrom', 'noon', 'First hour is not in the right form.'],
    ['delta', 0, 'Change of points must not be 0.'],
    ['isActive', 'yes', 'Active must be true or false.'],
    ['endDate', 'soon', 'End date must be a day before 2100.'],
    ['slug', 'coffees', 'Slug must have 5 characters or less.'],
    ['titleNe', 'म', 'Title in Nepali must have 3 characters or more.'],
    ['titleNe', 'म'.repeat(11), 'Title in Nepali must have 10 characters or less.'],
    ['titleNe', ' ', 'Title in Nepali is required.'],
  ])('of %s with %p names the field as people do', (field, value, expected) =>
    expect(sentence(field, value)).toBe(expected),
  );

  it('stays where it was written for people', () => {
    const error = { property: 'email', value: 'x' };
    expect(plainSentence(error, 'account.email', 'isEmail', 'Please enter a valid email address.')).toBe(
      'Please enter a valid email address.',
    );
  });
});
