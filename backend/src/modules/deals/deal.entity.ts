import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

export type DiscountType = 'percentage' | 'fixed' | 'buyXgetY';
/** `counter`: redeemed and paid at the business; `prepaid`: paid online, then shown. */
export type SaleMode = 'counter' | 'prepaid';

export const DEAL_TAXES = ['included', 'vat-extra', 'vat-and-service-extra'] as const;
/** Taxes and charges that the price does not include: none, VAT, or VAT and service charge. */
export type DealTaxes = (typeof DEAL_TAXES)[number];

export const PRICE_UNITS = ['people', 'nights', 'pieces', 'visits'] as const;
/** Units of a price. */
export type PriceUnit = (typeof PRICE_UNITS)[number];
export const DEAL_FOOD = ['halal', 'veg'] as const;
/** Properties of the food, as stated by the business. */
export type DealFood = (typeof DEAL_FOOD)[number];
export type ModerationStatus = 'pending' | 'approved' | 'rejected';

/** Offer of a business. The states scheduled, live, sold out, expired and paused are derived, never stored. */
@Entity('deals')
export class Deal {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('integer') vendorId: number;
  @Column('integer') categoryId: number;
  @Column('integer', { nullable: true }) locationId: number | null;
  @Column('text') title: string;
  @Column('text', { nullable: true }) titleNe: string | null;
  @Column('text') description: string;
  @Column('text', { nullable: true }) descriptionNe: string | null;
  /** Included and excluded items, one per line; empty if the business does not list them. */
  @Column('text', { array: true, default: [] }) included: string[];
  @Column('text', { array: true, default: [] }) includedNe: string[];
  @Column('text', { array: true, default: [] }) excluded: string[];
  @Column('text', { array: true, default: [] }) excludedNe: string[];
  @Column('text', { nullable: true }) image: string | null;
  /** Id of the cover in covers.json named by the title; null for the typographic cover. */
  @Column('text', { nullable: true }) coverKey: string | null;
  /** Version of the covers that were used for the selection; 0 before a selection. */
  @Column('smallint', { default: 0 }) coverVersion: number;
  @Column('text') discountType: DiscountType;
  @Column('text') discountValue: string;
  /** Whole rupees, like all prices. */
  @Column('integer') originalPrice: number;
  @Column('integer') discountedPrice: number;
  @Column('timestamptz') startDate: Date;
  @Column('timestamptz') endDate: Date;
  @Column('text', { default: 'counter' }) saleMode: SaleMode;
  @Column('text', { default: 'included' }) taxes: DealTaxes;
  /** Unit of the price; both columns are null or neither. */
  @Column('smallint', { nullable: true }) priceForCount: number | null;
  @Column('text', { nullable: true }) priceForUnit: PriceUnit | null;
  /** Null if unknown. */
  @Column('text', { array: true, nullable: true }) food: DealFood[] | null;
  /** Passes per customer; null means unlimited. */
  @Column('integer', { nullable: true }) redemptionLimit: number | null;
  @Column('integer', { default: 0 }) pointsEarned: number;
  @Column('integer', { default: 24 }) passValidityHours: number;
  /** 0 = Sunday; null means every day. */
  @Column('smallint', { array: true, nullable: true }) weekdays: number[] | null;
  /** Time of day in Nepal, `HH:MM`. */
  @Column('time', { nullable: true }) hoursFrom: string | null;
  @Column('time', { nullable: true }) hoursUntil: string | null;
  @Column('date', { array: true, nullable: true }) blackoutDates: string[] | null;
  @Column('integer', { nullable: true }) minimumBill: number | null;
  @Column('integer', { nullable: true }) partySize: number | null;
  /** Null means every branch. */
  @Column('integer', { array: true, nullable: true }) branchIds: number[] | null;
  /** The deal's own venue, which replaces the branches; null without one. */
  @Column('text', { nullable: true }) venueName: string | null;
  @Column('text', { nullable: true }) venueNameNe: string | null;
  @Column('double precision', { nullable: true }) venueLatitude: number | null;
  @Column('double precision', { nullable: true }) venueLongitude: number | null;
  @Column('integer', { nullable: true }) venueAreaId: number | null;
  /** Item that the deal sells; its prices count only after an admin confirmed the link. */
  @Column('integer', { nullable: true }) priceItemId: number | null;
  @Column('timestamptz', { nullable: true }) priceItemConfirmedAt: Date | null;
  @Column('boolean', { default: true }) isActive: boolean;
  /** Time at which the business requested featuring; null after the decision. */
  @Column('timestamptz', { nullable: true }) featureRequestedAt: Date | null;
  @Column('text', { default: 'pending' }) moderationStatus: ModerationStatus;
  @Column('text', { nullable: true }) rejectionReason: string | null;
  @Column('text', { array: true, default: [] }) rejectionCodes: string[];
  /** When an admin asked for a change of what was submitted. */
  @Column('timestamptz', { nullable: true }) askedAt: Date | null;
  @Column('text', { array: true, default: [] }) askedReasons: string[];
  @Column('text', { nullable: true }) askedNote: string | null;
  @Column('timestamptz', { nullable: true }) firstApprovedAt: Date | null;
  @Column('timestamptz') submittedAt: Date;
  @VersionColumn() version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
