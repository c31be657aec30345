#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { labelOf } from '../../backend/dist/common/validation/field-labels.js';

const folder = path.resolve(import.meta.dirname, '../../shared-ui/src/platform/i18n/errors');

/** Writes the English names of the fields that have a name in Nepali, as the server's error messages write them. */
const nepali = JSON.parse(readFileSync(path.join(folder, 'labels.ne.json'), 'utf8'));
const fields = Object.keys(nepali).filter((field) => field !== '_reviewed');
const english = Object.fromEntries(fields.map((field) => [field, labelOf(field)]));
writeFileSync(path.join(folder, 'labels.en.json'), `${JSON.stringify(english, null, 2)}\n`);
