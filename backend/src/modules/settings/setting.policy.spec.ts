import { contradictionsIn, errorOf, settled, tidied } from './setting.policy.js';
import { DEFAULTS, SETTINGS, type SettingKey } from './setting-definitions.js';

const isRejected = (key: SettingKey, value: unknown): boolean =>
  errorOf(SETTINGS[key], tidied(SETTINGS[key], value)) !== null;

describe('settings', () => {
  it('have defaults that fit', () => {
    expect(settled(DEFAULTS)).toEqual(DEFAULTS);
    for (const key of Object.keys(SETTINGS) as SettingKey[])
      expect([key, errorOf(SETTINGS[key], tidied(SETTINGS[key], DEFAULTS[key]))]).toEqual([key, null]);
    expect(tidied(SETTINGS['moderation.bannedWords'], DEFAULTS['moderation.bannedWords'])).toEqual(
      DEFAULTS['moderation.bannedWords'],
    );
    expect(contradictionsIn(DEFAULTS)).toEqual([]);
  });

  it('take the place of the defaults one by one', () => {
    expect(settled({ 'site.phone': '01-4000000', 'site.answerHours': 48 })).toEqual({
      ...DEFAULTS,
      'site.phone': '01-4000000',
      'site.answerHours': 48,
    });
  });

  it.each<[SettingKey, unknown]>([
    ['site.name', 'D'],
    ['site.name', 'Dob\nbar'],
    ['site.name', 7],
    ['site.phone', ' '],
    ['site.supportEmail', 'support@'],
    ['site.answerHours', 0],
    ['site.answerHours', 337],
    ['site.answerHours', 1.5],
    ['site.answerHours', '24'],
    ['passes.usualHours', 48],
    ['points.largestShare', 101],
    ['moderation.bannedWords', 'casino'],
    ['moderation.bannedWords', ['x']],
    ['moderation.bannedWords', ['no-go']],
    ['moderation.bannedWords', [7]],
    ['moderation.bannedWords', Array.from({ length: 501 }, (_, n) => `word ${n}`)],
  ])('reject %s = %j, and pass over it where it is stored (SE1)', (key, value) => {
    expect(isRejected(key, value)).toBe(true);
    expect(settled({ [key]: value })).toEqual(DEFAULTS);
  });

  it('are tidied before they are kept', () => {
    expect(tidied(SETTINGS['site.phone'], ' 01-4000000 ')).toBe('01-4000000');
    expect(tidied(SETTINGS['moderation.bannedWords'], ['Vape', ' casino', 'vape'])).toEqual([
      'casino',
      'vape',
    ]);
  });

  it('do not contradict each other', () => {
    const values = settled({ 'site.verificationDaysFrom': 5, 'site.verificationDaysTo': 3 });
    expect(contradictionsIn(values).map(({ field }) => field)).toEqual(['site.verificationDaysTo']);
  });
});
