import { applyDecorators, type Type } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse } from '@nestjs/swagger';
import { DecisionAcceptedView } from './pending-decision.view.js';

/**
 * Documents a decision route that responds with 202 if the request contains `undoSeconds`. @param decided view of the
 * immediate response
 */
export const CanBeUndone = (decided?: Type): MethodDecorator =>
  applyDecorators(
    ...(decided ? [ApiOkResponse({ type: decided })] : []),
    ApiAcceptedResponse({ description: 'Takes effect after `undoSeconds`', type: DecisionAcceptedView }),
  );
