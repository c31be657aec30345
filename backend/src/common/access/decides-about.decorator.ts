import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { ApiForbiddenResponse } from '@nestjs/swagger';
import { ProblemView } from '../errors/problem.js';
import type { DecisionSubject } from './own-decisions.js';
import { DECISION_SUBJECT, OwnDecisionsGuard } from './own-decisions.guard.js';

/** Denies the route to an admin who owns the subject with its `id` (`admin.own-decision`, 403; rule Y7). */
export const DecidesAbout = (subject: DecisionSubject): MethodDecorator =>
  applyDecorators(
    SetMetadata(DECISION_SUBJECT, subject),
    UseGuards(OwnDecisionsGuard),
    ApiForbiddenResponse({ description: '`admin.own-decision`', type: ProblemView }),
  );
