/** Returns the files of a backend module, in reading order. */
export function filesOf(names) {
  const { plural, singular } = names;
  return {
    'index.ts': index(names),
    [`${plural}.module.ts`]: module(names),
    [`${plural}.controller.ts`]: controller(names),
    [`${plural}.service.ts`]: service(names),
    [`${singular}.policy.ts`]: policy(names),
    [`${singular}.policy.spec.ts`]: policySpec(names),
    [`${singular}.entity.ts`]: entity(names),
    [`${singular}.errors.ts`]: errors(names),
    [`add-${singular}.dto.ts`]: dto(names),
    [`${singular}.view.ts`]: view(names),
  };
}

const index = ({ plural, Plural }) => `export { ${Plural}Module } from './${plural}.module.js';
export { ${Plural}Service } from './${plural}.service.js';
`;

const module = ({ plural, Plural, singular, Singular }) => `import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ${Singular} } from './${singular}.entity.js';
import { ${Plural}Controller } from './${plural}.controller.js';
import { ${Plural}Service } from './${plural}.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([${Singular}])],
  controllers: [${Plural}Controller],
  providers: [${Plural}Service],
  exports: [${Plural}Service],
})
export class ${Plural}Module {}
`;

const controller = ({
  plural,
  Plural,
  singular,
  Singular,
  pluralVariable,
}) => `import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Add${Singular}Dto } from './add-${singular}.dto.js';
import { ${Singular}View } from './${singular}.view.js';
import { ${Plural}Service } from './${plural}.service.js';

@ApiTags('${plural}')
@Controller('${plural}')
@AllowAccess('signed-in')
export class ${Plural}Controller {
  constructor(private readonly ${pluralVariable}: ${Plural}Service) {}

  @Get(':id')
  async one(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<${Singular}View> {
    return ${Singular}View.of(await this.${pluralVariable}.one(user.id, id));
  }

  @Post()
  async add(@CurrentUser() user: SessionUser, @Body() form: Add${Singular}Dto): Promise<${Singular}View> {
    return ${Singular}View.of(await this.${pluralVariable}.add(user.id, form));
  }
}
`;

const service = ({
  Plural,
  singular,
  Singular,
  singularVariable,
}) => `import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import type { Add${Singular}Dto } from './add-${singular}.dto.js';
import { ${Singular} } from './${singular}.entity.js';
import { ${Singular}Missing } from './${singular}.errors.js';
import { assert${Singular}MayBeAdded } from './${singular}.policy.js';

@Injectable()
export class ${Plural}Service {
  constructor(private readonly transactions: Transactions) {}

  /** Throws \`${singular}.not-found\` (404), also for one of somebody else. */
  async one(userId: number, id: number): Promise<${Singular}> {
    const ${singularVariable} = await this.transactions.of(${Singular}).findOneBy({ id, userId });
    if (!${singularVariable}) throw new ${Singular}Missing();
    return ${singularVariable};
  }

  async add(userId: number, form: Add${Singular}Dto): Promise<${Singular}> {
    return this.transactions.run(async () => {
      assert${Singular}MayBeAdded(await this.transactions.of(${Singular}).countBy({ userId }));
      return this.transactions.of(${Singular}).save({ ...form, userId });
    });
  }
}
`;

const policy = ({
  singular,
  Singular,
  pluralVariable,
}) => `import { TooMany${Singular}Entries } from './${singular}.errors.js';

export const MAX_PER_USER = 100;

/** Throws \`${singular}.too-many\`. */
export function assert${Singular}MayBeAdded(${pluralVariable}SoFar: number): void {
  if (${pluralVariable}SoFar >= MAX_PER_USER) throw new TooMany${Singular}Entries();
}
`;

const policySpec = ({ singular, Singular }) => `import { describe, expect, it } from '@jest/globals';
import { assert${Singular}MayBeAdded, MAX_PER_USER } from './${singular}.policy.js';

describe('adding a ${singular}', () => {
  it('is allowed below the limit', () => {
    expect(() => assert${Singular}MayBeAdded(MAX_PER_USER - 1)).not.toThrow();
  });

  it('is rejected at the limit', () => {
    expect(() => assert${Singular}MayBeAdded(MAX_PER_USER)).toThrow(expect.objectContaining({ code: '${singular}.too-many' }));
  });
});
`;

const entity = ({
  table,
  Singular,
}) => `import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('${table}')
export class ${Singular} {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('integer') userId: number;
  @Column('text') title: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
`;

const errors = ({
  singular,
  Singular,
  plural,
}) => `import { defineError } from '../../common/errors/app-error.js';

export const ${Singular}Missing = defineError('${singular}.not-found', 'not-found', 'There is no such ${singular}.');
export const TooMany${Singular}Entries = defineError('${singular}.too-many', 'conflict', 'You cannot add more ${plural}.');
`;

const dto = ({ Singular }) => `import { Text } from '../../common/validation/rules.js';

export class Add${Singular}Dto {
  @Text(2, 120) title: string;
}
`;

const view = ({
  singular,
  Singular,
  singularVariable,
}) => `import type { ${Singular} } from './${singular}.entity.js';

export class ${Singular}View {
  id: number;
  title: string;
  createdAt: Date;

  static of(${singularVariable}: ${Singular}): ${Singular}View {
    const { id, title, createdAt } = ${singularVariable};
    return { id, title, createdAt };
  }
}
`;
