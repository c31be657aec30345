import { applyDecorators, type Type } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse } from '@nestjs/swagger';
import { DecisionAcceptedView } from './pending-decision.view.js';

/** Describes a deciding route that answers 202 when it is given `undoSeconds`. @param decided what it answers at once */
export const CanBeUndone = (decided?: Type): MethodDecorator =>
  applyDecorators(
    ...(decided ? [ApiOkResponse({ type: decided })] : []),
    ApiAcceptedResponse({ description: 'Takes effect after `undoSeconds`', type: DecisionAcceptedView }),
  );
