import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../common/access/session-user.js';
import { StaffRightMissing, VersionConflict } from '../../common/errors/common.errors.js';
import { violates } from '../../common/errors/constraint.js';
import { CacheInvalidation } from '../../common/http-cache/cache-invalidation.js';
import { Outbox } from '../../common/outbox/outbox.js';
import { Clock } from '../../common/time/clock.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AuditService, changedFields } from '../audit/index.js';
import { AccountsService, EmailUnverified } from '../auth/index.js';
import { MediaService } from '../media/index.js';
import { DocumentsService } from './documents/documents.service.js';
import type { RegisterVendorDto, UpdateVendorDto, VendorSignupDto } from './vendor.dto.js';
import { slugOf } from './slug.js';
import { StaffMember } from './staff/staff-member.entity.js';
import { Vendor, type VendorStatus } from './vendor.entity.js';
import { BusinessExists, NoBusinessYet, VendorMissing, WorksElsewhere } from './vendor.errors.js';
import { NOT_ASKED, papersAfter } from './vendor.policy.js';
import { FREE_SLUG } from './vendors.sql.js';

/** Actions of owners on their business. */
@Injectable()
export class VendorsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly media: MediaService,
    private readonly documents: DocumentsService,
    private readonly outbox: Outbox,
    private readonly cacheInvalidation: CacheInvalidation,
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /**
   * Registers a business for verification. Its owner gets the role of vendors.
   * Rejects `auth.email-unverified` (403), `vendor.exists` and `vendor.works-elsewhere` (409).
   */
  async register(user: SessionUser, form: RegisterVendorDto): Promise<Vendor> {
    if (!user.emailVerified) throw new EmailUnverified();
    if (user.staffOf) throw user.staffOf.role === 'owner' ? new BusinessExists() : new WorksElsewhere();
    return this.transactions.run(() => this.open(user.id, form));
  }

  /**
   * Creates an account and registers its business in one transaction (rule G1).
   * Rejects `auth.email-taken` (409) and passwords that the password policy does not allow.
   */
  async signUp({ account, business }: VendorSignupDto): Promise<Vendor> {
    const prepared = await this.accounts.prepare(account);
    return this.transactions.run(async () => {
      const { id } = await this.accounts.open(prepared);
      return this.open(id, business);
    });
  }

  private async open(userId: number, form: RegisterVendorDto): Promise<Vendor> {
    const vendors = this.transactions.of(Vendor);
    const slug = await this.freeSlug(form.businessName);
    const vendor = vendors.create({ ...form, userId, slug, submittedAt: this.clock.now() });
    await vendors.insert(vendor).catch((error: unknown) => {
      throw violates(error, 'vendors_one_per_user') ? new BusinessExists() : error;
    });
    await this.transactions
      .of(StaffMember)
      .insert({ userId, vendorId: vendor.id, role: 'owner', rights: null, branchId: null })
      .catch((error: unknown) => {
        throw violates(error, 'staff_one_business') ? new WorksElsewhere() : error;
      });
    await this.media.attach({ userId }, 'logo', 'logo', form.logo ?? null);
    await this.documents.attach(userId, vendor.id);
    await this.accounts.becomeVendor(userId);
    await this.outbox.publish('vendor.registered', { vendorId: vendor.id });
    return vendors.findOneByOrFail({ id: vendor.id });
  }

  /** Rejects `vendor.none` (404) for users without a business, `staff.right-missing` (403) for those whose only right is the counter (rule H3). */
  async ofStaff(user: SessionUser): Promise<Vendor> {
    if (!user.staffOf) throw new NoBusinessYet();
    if (user.staffOf.rights.every((right) => right === 'counter')) throw new StaffRightMissing();
    return this.one(user.staffOf.vendorId);
  }

  async one(id: number): Promise<Vendor> {
    const vendor = await this.transactions.of(Vendor).findOneBy({ id });
    if (!vendor) throw new VendorMissing();
    return vendor;
  }

  /**
   * Changes the profile. A change submits a rejected business again.
   * A new name or category of a verified business needs an admin's approval (rule B2). Rejects `version.conflict` (409).
   */
  async update(id: number, userId: number, { version, ...changes }: UpdateVendorDto): Promise<Vendor> {
    return this.transactions.run(async () => {
      const vendors = this.transactions.of(Vendor);
      const vendor = await vendors.findOneOrFail({ where: { id }, lock: { mode: 'for_no_key_update' } });
      if (version !== undefined && version !== vendor.version) throw new VersionConflict();
      if (changes.logo !== undefined)
        await this.media.attach({ vendorId: id }, 'logo', 'logo', changes.logo, vendor.logo);
      const { before } = changedFields(vendor, changes);
      vendor.verifiedPapers = papersAfter(vendor, changes);
      Object.assign(vendor, WAS_VERIFIED.has(vendor.status) ? this.proposed(vendor, changes) : changes);
      if (vendor.status === 'rejected' || vendor.askedAt !== null)
        await this.submitAgain(vendor, userId, Object.keys(before));
      await this.cacheInvalidation.invalidate('vendors', 'deals');
      return vendors.save(vendor);
    });
  }

  /** The audit log has the names of the changed fields, not their values. */
  private async submitAgain(vendor: Vendor, userId: number, fields: string[]): Promise<void> {
    const submitted = { status: 'pending', statusReason: null, submittedAt: this.clock.now() } as const;
    Object.assign(vendor, submitted, NOT_ASKED);
    await this.audit.write({
      actorId: userId,
      action: 'vendor.submitted',
      subjectType: 'vendor',
      subjectId: vendor.id,
      after: { fields },
    });
    await this.outbox.publish('vendor.registered', { vendorId: vendor.id });
  }

  /**
   * Keeps the public name and category. Returning to them withdraws the proposal. Removing the Nepali name applies immediately,
   * because the approved English name is shown instead.
   */
  private proposed(
    vendor: Vendor,
    { businessName, nameNe, category, ...others }: Partial<Vendor>,
  ): Partial<Vendor> {
    const requested = (wanted: string | null | undefined, shown: string | null, before: string | null) =>
      wanted === undefined ? before : wanted === shown ? null : wanted;
    const proposedName = requested(businessName, vendor.businessName, vendor.proposedName);
    const proposedNameNe = requested(nameNe, vendor.nameNe, vendor.proposedNameNe);
    const proposedCategory = requested(category, vendor.category, vendor.proposedCategory);
    const kept = nameNe === null ? { ...others, nameNe } : others;
    const isSame =
      proposedName === vendor.proposedName &&
      proposedNameNe === vendor.proposedNameNe &&
      proposedCategory === vendor.proposedCategory;
    if (isSame) return kept;
    const proposedAt = (proposedName ?? proposedNameNe ?? proposedCategory) ? this.clock.now() : null;
    return { ...kept, proposedName, proposedNameNe, proposedCategory, proposedAt, proposalRefusal: null };
  }

  /** Concurrent registrations with the same name wait for each other, so that each sees the slug that the other took. */
  private async freeSlug(name: string): Promise<string> {
    const slug = slugOf(name);
    await this.transactions.lock(`vendors.slug ${slug}`);
    const [free] = await this.transactions.query<{ slug: string }>(FREE_SLUG, [slug]);
    return free?.slug ?? slug;
  }
}

/** Suspended businesses were verified before. */
const WAS_VERIFIED: ReadonlySet<VendorStatus> = new Set(['verified', 'suspended']);
