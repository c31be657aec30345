export const IS_KEPT = `EXISTS (SELECT 1 FROM vendors v WHERE v.id = d.vendor_id AND v.status IN ('verified', 'suspended'))`;
