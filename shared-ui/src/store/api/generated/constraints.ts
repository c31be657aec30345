export const constraints = {
  "AcceptDto": {
    "amount": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000000
    },
    "bill": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000000
    },
    "branchId": {
      "type": "integer",
      "minimum": 1
    },
    "code": {
      "required": true,
      "minLength": 1,
      "maxLength": 500
    },
    "guests": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000
    },
    "reference": {
      "minLength": 1,
      "maxLength": 60
    },
    "shiftId": {}
  },
  "AcceptInvitationDto": {
    "token": {
      "required": true,
      "minLength": 1,
      "maxLength": 100
    }
  },
  "AdminLoginDto": {
    "password": {
      "required": true,
      "minLength": 1,
      "maxLength": 512
    },
    "username": {
      "required": true,
      "minLength": 1,
      "maxLength": 254
    }
  },
  "AdminRefundDto": {
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 500
    }
  },
  "AnswerByLinkDto": {
    "token": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    }
  },
  "AnswerCaseDto": {
    "amount": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000000
    },
    "text": {
      "minLength": 1,
      "maxLength": 2000
    }
  },
  "ApproveChangeDto": {
    "undoSeconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10
    },
    "version": {
      "type": "integer",
      "minimum": 1
    }
  },
  "ApproveDealDto": {
    "priceItemId": {
      "type": "integer",
      "minimum": 1
    },
    "undoSeconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10
    },
    "version": {
      "type": "integer",
      "minimum": 1
    }
  },
  "AskDealDto": {
    "note": {
      "required": true,
      "minLength": 3,
      "maxLength": 500
    },
    "version": {
      "type": "integer",
      "minimum": 1
    }
  },
  "AskVendorDto": {
    "note": {
      "required": true,
      "minLength": 3,
      "maxLength": 500
    },
    "version": {
      "type": "integer",
      "minimum": 1
    }
  },
  "AssignMessageDto": {
    "assigneeId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "BeginEnrolmentDto": {
    "password": {
      "required": true,
      "minLength": 1,
      "maxLength": 512
    }
  },
  "BeginShiftDto": {
    "deviceId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "pin": {
      "required": true
    },
    "userId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "BranchDto": {
    "address": {
      "required": true,
      "minLength": 2,
      "maxLength": 160
    },
    "areaId": {
      "type": "integer",
      "minimum": 1
    },
    "city": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "latitude": {
      "type": "number",
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "type": "number",
      "minimum": -180,
      "maximum": 180
    },
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 80
    }
  },
  "CaseMessageDto": {
    "text": {
      "required": true,
      "minLength": 1,
      "maxLength": 2000
    }
  },
  "ChangeApiKeyDto": {
    "name": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "ChangeAreaDto": {
    "latitude": {
      "type": "number",
      "required": true,
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "type": "number",
      "required": true,
      "minimum": -180,
      "maximum": 180
    },
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "nameNe": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "ChangeCategoryDto": {
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "nameNe": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "parentId": {
      "type": "integer",
      "minimum": 1
    },
    "position": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 9999
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "ChangeCityDto": {
    "image": {},
    "latitude": {
      "type": "number",
      "required": true,
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "type": "number",
      "required": true,
      "minimum": -180,
      "maximum": 180
    },
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "nameNe": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "position": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 9999
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "ChangeDeviceDto": {
    "name": {
      "minLength": 1,
      "maxLength": 60
    },
    "offlineLimit": {
      "type": "integer",
      "minimum": 0,
      "maximum": 200
    }
  },
  "ChangeEmailDto": {
    "email": {
      "required": true,
      "format": "email",
      "minLength": 1,
      "maxLength": 254
    },
    "password": {
      "required": true,
      "minLength": 1,
      "maxLength": 512
    }
  },
  "ChangeFaqDto": {
    "answer": {
      "required": true,
      "minLength": 5,
      "maxLength": 2000
    },
    "answerNe": {
      "required": true,
      "minLength": 5,
      "maxLength": 2000
    },
    "position": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 9999
    },
    "question": {
      "required": true,
      "minLength": 5,
      "maxLength": 200
    },
    "questionNe": {
      "required": true,
      "minLength": 5,
      "maxLength": 200
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "ChangeMarketplaceKeyDto": {
    "name": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "ChangeMembershipDto": {
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 40
    },
    "nameNe": {
      "required": true,
      "minLength": 2,
      "maxLength": 40
    },
    "pointsMultiplier": {
      "type": "integer",
      "required": true,
      "minimum": 1,
      "maximum": 10
    },
    "priceYearly": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 99999
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "ChangePasswordDto": {
    "currentPassword": {
      "required": true,
      "minLength": 1,
      "maxLength": 512
    },
    "newPassword": {
      "required": true,
      "minLength": 1,
      "maxLength": 512
    }
  },
  "ChangePlanDto": {
    "dealLimit": {
      "type": "integer",
      "minimum": 0,
      "maximum": 99999
    },
    "description": {
      "required": true,
      "minLength": 3,
      "maxLength": 200
    },
    "descriptionNe": {
      "required": true,
      "minLength": 3,
      "maxLength": 200
    },
    "featuredDealLimit": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 99999
    },
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 40
    },
    "nameNe": {
      "required": true,
      "minLength": 2,
      "maxLength": 40
    },
    "priceMonthly": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 99999
    },
    "priceYearly": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 99999
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "ChangeRoleDto": {
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 500
    }
  },
  "ChangeSearchTermDto": {
    "meaning": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    },
    "term": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "ChangeSeasonDto": {
    "from": {
      "required": true,
      "format": "date"
    },
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "nameNe": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "until": {
      "required": true,
      "format": "date"
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "ChangeSettingDto": {
    "key": {
      "required": true,
      "maxLength": 60
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 0
    }
  },
  "ChangeStaffDto": {
    "branchId": {
      "type": "integer",
      "minimum": 1
    }
  },
  "ChangeWebhookDto": {
    "url": {
      "minLength": 8,
      "maxLength": 500
    }
  },
  "ChoosePlanDto": {
    "subscriptionPlanId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "ClaimDto": {
    "until": {}
  },
  "CloseDayDto": {
    "branchId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "counted": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 100000000
    },
    "day": {
      "required": true,
      "format": "date"
    },
    "expected": {
      "type": "integer",
      "minimum": -100000000,
      "maximum": 100000000
    },
    "float": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 100000000
    },
    "managerId": {
      "type": "integer",
      "minimum": 1
    },
    "notes": {
      "minLength": 1,
      "maxLength": 500
    },
    "otherCash": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 100000000
    },
    "pin": {},
    "shiftId": {},
    "takenOut": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 100000000
    },
    "waiting": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10000
    }
  },
  "CloseMessageDto": {
    "undoSeconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "CloseRefundDto": {
    "reference": {
      "required": true,
      "minLength": 1,
      "maxLength": 120
    }
  },
  "CodeToLookUpDto": {
    "code": {
      "required": true,
      "minLength": 1,
      "maxLength": 500
    }
  },
  "CompleteSignUpDto": {
    "city": {
      "minLength": 0,
      "maxLength": 60
    },
    "firstName": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    },
    "lastName": {
      "minLength": 0,
      "maxLength": 60
    },
    "ticket": {
      "required": true,
      "maxLength": 100
    }
  },
  "ConfirmEnrolmentDto": {
    "code": {
      "required": true,
      "pattern": "^\\d{6}$"
    }
  },
  "ConfirmPayoutAccountDto": {
    "code": {
      "required": true,
      "pattern": "^\\d{6}$"
    }
  },
  "ConfirmSubscriptionDto": {
    "token": {
      "required": true,
      "maxLength": 200
    }
  },
  "ConfirmTransferDto": {
    "reference": {
      "required": true,
      "minLength": 1,
      "maxLength": 120
    }
  },
  "ContactDto": {
    "email": {
      "required": true,
      "format": "email",
      "minLength": 1,
      "maxLength": 254
    },
    "message": {
      "required": true,
      "minLength": 1,
      "maxLength": 4000
    },
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 120
    },
    "subject": {
      "required": true,
      "minLength": 1,
      "maxLength": 150
    }
  },
  "CorrectDayDto": {
    "amount": {
      "type": "integer",
      "required": true,
      "minimum": -100000000,
      "maximum": 100000000
    },
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 200
    }
  },
  "CorrectPointsDto": {
    "delta": {
      "type": "integer",
      "required": true,
      "minimum": -100000,
      "maximum": 100000
    },
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 500
    }
  },
  "CounterProofDto": {
    "at": {},
    "code": {
      "pattern": "^[0-9A-Za-z]{4}$"
    },
    "entry": {
      "pattern": "^[\\w-]{2,4000}\\.[\\w-]{86}$"
    }
  },
  "CounterSettingsDto": {
    "dayStartsAt": {
      "type": "integer",
      "minimum": 0,
      "maximum": 12
    },
    "differenceLimit": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10000
    },
    "idleMinutes": {
      "type": "integer",
      "minimum": 1,
      "maximum": 15
    }
  },
  "CreateApiKeyDto": {
    "branchId": {
      "type": "integer",
      "minimum": 1
    },
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    },
    "validDays": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1825
    }
  },
  "CreateDealDraftDto": {
    "dealId": {
      "type": "integer",
      "minimum": 1
    }
  },
  "CreateDealDto": {
    "categoryId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "dailyLimit": {
      "type": "integer",
      "minimum": 1
    },
    "description": {
      "required": true,
      "minLength": 10,
      "maxLength": 2000
    },
    "descriptionNe": {
      "minLength": 10,
      "maxLength": 2000
    },
    "discountValue": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    },
    "discountedPrice": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000000
    },
    "endDate": {
      "required": true,
      "format": "date-time"
    },
    "hoursFrom": {
      "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    },
    "hoursUntil": {
      "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    },
    "image": {},
    "locationId": {
      "type": "integer",
      "minimum": 1
    },
    "minimumBill": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000000
    },
    "originalPrice": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 100000000
    },
    "partySize": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
    },
    "pointsEarned": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000
    },
    "priceItemId": {
      "type": "integer",
      "minimum": 1
    },
    "redemptionLimit": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000
    },
    "startDate": {
      "required": true,
      "format": "date-time"
    },
    "title": {
      "required": true,
      "minLength": 3,
      "maxLength": 120
    },
    "titleNe": {
      "minLength": 3,
      "maxLength": 120
    },
    "totalLimit": {
      "type": "integer",
      "minimum": 1
    },
    "vendorId": {
      "type": "integer"
    }
  },
  "CreateMarketplaceKeyDto": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    },
    "validDays": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1825
    }
  },
  "CreatePriceItemDto": {
    "name": {
      "required": true,
      "minLength": 3,
      "maxLength": 120
    }
  },
  "CreateReviewDto": {
    "comment": {
      "minLength": 1,
      "maxLength": 2000
    },
    "dealId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "rating": {
      "type": "integer",
      "required": true,
      "minimum": 1,
      "maximum": 5
    }
  },
  "CreateSavedReplyDto": {
    "text": {
      "required": true,
      "minLength": 2,
      "maxLength": 1000
    },
    "textNe": {
      "minLength": 2,
      "maxLength": 1000
    },
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    }
  },
  "CreateWebhookDto": {
    "url": {
      "required": true,
      "minLength": 8,
      "maxLength": 500
    }
  },
  "DealDraftContentDto": {
    "categoryId": {
      "type": "integer",
      "minimum": 1
    },
    "dailyLimit": {
      "maxLength": 60
    },
    "description": {
      "maxLength": 10000
    },
    "descriptionNe": {
      "maxLength": 10000
    },
    "discountValue": {
      "maxLength": 200
    },
    "discountedPrice": {
      "maxLength": 60
    },
    "endDate": {},
    "excluded": {
      "maxLength": 2000
    },
    "excludedNe": {
      "maxLength": 2000
    },
    "hoursFrom": {},
    "hoursUntil": {},
    "image": {},
    "included": {
      "maxLength": 2000
    },
    "includedNe": {
      "maxLength": 2000
    },
    "locationId": {
      "type": "integer",
      "minimum": 1
    },
    "minimumBill": {
      "maxLength": 60
    },
    "originalPrice": {
      "maxLength": 60
    },
    "partySize": {
      "maxLength": 60
    },
    "pointsEarned": {
      "maxLength": 60
    },
    "priceItemId": {
      "type": "integer",
      "minimum": 1
    },
    "redemptionLimit": {
      "maxLength": 60
    },
    "startDate": {},
    "title": {
      "maxLength": 1000
    },
    "titleNe": {
      "maxLength": 1000
    },
    "totalLimit": {
      "maxLength": 60
    }
  },
  "DealPhotoDto": {
    "alt": {
      "minLength": 1,
      "maxLength": 120
    },
    "altNe": {
      "minLength": 1,
      "maxLength": 120
    },
    "path": {
      "required": true
    }
  },
  "DealToApproveDto": {
    "id": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "DecideCaseDto": {
    "amount": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000000
    },
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 2000
    }
  },
  "DeleteSeasonDto": {
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "DeviceKeyDto": {
    "x": {
      "required": true
    },
    "y": {
      "required": true
    }
  },
  "DocumentDto": {
    "file": {
      "required": true,
      "format": "binary"
    }
  },
  "DraftPhotoDto": {
    "alt": {
      "maxLength": 1000
    },
    "altNe": {
      "maxLength": 1000
    },
    "path": {
      "required": true
    }
  },
  "DraftPriceForDto": {
    "count": {
      "required": true,
      "maxLength": 60
    }
  },
  "DraftVenueDto": {
    "areaId": {
      "type": "integer",
      "minimum": 1
    },
    "latitude": {
      "required": true,
      "maxLength": 60
    },
    "longitude": {
      "required": true,
      "maxLength": 60
    },
    "name": {
      "required": true,
      "maxLength": 1000
    },
    "nameNe": {
      "required": true,
      "maxLength": 1000
    }
  },
  "EndSessionsDto": {
    "token": {
      "required": true,
      "minLength": 10,
      "maxLength": 100
    }
  },
  "EnrolDeviceDto": {
    "branchId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    }
  },
  "EraseAccountDto": {
    "password": {
      "required": true,
      "minLength": 1,
      "maxLength": 512
    }
  },
  "FeatureDto": {
    "from": {
      "format": "date-time"
    },
    "until": {
      "format": "date-time"
    }
  },
  "ForgotPasswordDto": {
    "email": {
      "required": true,
      "format": "email",
      "maxLength": 254
    }
  },
  "GuestCartLineDto": {
    "dealId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "priceThen": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000000
    },
    "quantity": {
      "type": "integer",
      "required": true,
      "minimum": 1,
      "maximum": 20
    }
  },
  "GuestFavoriteDto": {
    "dealId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "priceThen": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000000
    }
  },
  "HelpDto": {
    "email": {
      "required": true,
      "format": "email",
      "minLength": 1,
      "maxLength": 254
    },
    "message": {
      "required": true,
      "minLength": 1,
      "maxLength": 4000
    },
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 120
    }
  },
  "HideReviewDto": {
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 500
    },
    "undoSeconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10
    }
  },
  "InteractionDto": {
    "dealId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "InviteStaffDto": {
    "branchId": {
      "type": "integer",
      "minimum": 1
    },
    "email": {
      "required": true,
      "format": "email",
      "minLength": 1,
      "maxLength": 254
    }
  },
  "IssuePassDto": {
    "dealId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "qrCode": {}
  },
  "LoginDto": {
    "email": {
      "required": true,
      "format": "email",
      "minLength": 1,
      "maxLength": 254
    },
    "password": {
      "required": true,
      "minLength": 1,
      "maxLength": 512
    }
  },
  "LookupDto": {
    "branchId": {
      "type": "integer",
      "minimum": 1
    },
    "code": {
      "required": true,
      "minLength": 1,
      "maxLength": 500
    }
  },
  "LookupWordDto": {
    "branchId": {
      "type": "integer",
      "minimum": 1
    },
    "word": {
      "required": true,
      "minLength": 1,
      "maxLength": 40
    }
  },
  "MakePayoutRunDto": {
    "day": {
      "required": true,
      "format": "date"
    }
  },
  "MergeCategoryDto": {
    "into": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "MoveClockDto": {
    "time": {
      "required": true,
      "pattern": "^\\d{4}-\\d{2}-\\d{2}T[\\d:.]{5,12}(Z|[+-]\\d{2}:\\d{2})$"
    }
  },
  "NewAreaDto": {
    "latitude": {
      "type": "number",
      "required": true,
      "minimum": -90,
      "maximum": 90
    },
    "locationId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "longitude": {
      "type": "number",
      "required": true,
      "minimum": -180,
      "maximum": 180
    },
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "nameNe": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "slug": {
      "required": true,
      "minLength": 2,
      "maxLength": 60,
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
    }
  },
  "NewBusinessDto": {
    "address": {
      "minLength": 2,
      "maxLength": 160
    },
    "businessName": {
      "required": true,
      "minLength": 3,
      "maxLength": 120
    },
    "businessType": {
      "minLength": 2,
      "maxLength": 60
    },
    "category": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "city": {
      "minLength": 2,
      "maxLength": 60
    },
    "contactEmail": {
      "format": "email",
      "maxLength": 254
    },
    "contactName": {
      "minLength": 2,
      "maxLength": 80
    },
    "contactPhone": {},
    "contactPosition": {
      "minLength": 2,
      "maxLength": 80
    },
    "description": {
      "required": true,
      "minLength": 10,
      "maxLength": 500
    },
    "descriptionNe": {
      "minLength": 10,
      "maxLength": 500
    },
    "email": {
      "format": "email",
      "maxLength": 254
    },
    "nameNe": {
      "minLength": 3,
      "maxLength": 120
    },
    "phone": {},
    "registrationNumber": {
      "pattern": "^[\\p{L}\\p{N}/ -]{3,40}$"
    },
    "vatNumber": {
      "pattern": "^[A-Za-z0-9/-]{5,20}$"
    },
    "website": {
      "format": "uri",
      "maxLength": 200
    }
  },
  "NewCategoryDto": {
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "nameNe": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "parentId": {
      "type": "integer",
      "minimum": 1
    },
    "position": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 9999
    },
    "slug": {
      "required": true,
      "minLength": 2,
      "maxLength": 60,
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
    }
  },
  "NewCityDto": {
    "image": {},
    "latitude": {
      "type": "number",
      "required": true,
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "type": "number",
      "required": true,
      "minimum": -180,
      "maximum": 180
    },
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "nameNe": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "position": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 9999
    },
    "slug": {
      "required": true,
      "minLength": 2,
      "maxLength": 60,
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
    }
  },
  "NewFaqDto": {
    "answer": {
      "required": true,
      "minLength": 5,
      "maxLength": 2000
    },
    "answerNe": {
      "required": true,
      "minLength": 5,
      "maxLength": 2000
    },
    "position": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 9999
    },
    "question": {
      "required": true,
      "minLength": 5,
      "maxLength": 200
    },
    "questionNe": {
      "required": true,
      "minLength": 5,
      "maxLength": 200
    }
  },
  "NewSeasonDto": {
    "from": {
      "required": true,
      "format": "date"
    },
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "nameNe": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "until": {
      "required": true,
      "format": "date"
    }
  },
  "NoteDto": {
    "text": {
      "required": true,
      "minLength": 1,
      "maxLength": 4000
    }
  },
  "OpenCaseDto": {
    "paid": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000000
    },
    "passId": {
      "required": true,
      "format": "uuid"
    },
    "text": {
      "minLength": 1,
      "maxLength": 2000
    }
  },
  "OpeningSpanDto": {
    "closes": {
      "required": true,
      "pattern": "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"
    },
    "opens": {
      "required": true,
      "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    },
    "weekday": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 6
    }
  },
  "OrderItemDto": {
    "dealId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "quantity": {
      "type": "integer",
      "required": true,
      "minimum": 1,
      "maximum": 20
    }
  },
  "OverrideDto": {
    "managerId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "note": {
      "minLength": 3,
      "maxLength": 200
    },
    "pin": {
      "required": true
    }
  },
  "PaidLineDto": {
    "line": {
      "required": true,
      "format": "uuid"
    },
    "reference": {
      "required": true,
      "minLength": 1,
      "maxLength": 120
    }
  },
  "PasskeyNameDto": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    }
  },
  "PayoutAccountDto": {
    "bank": {
      "minLength": 2,
      "maxLength": 120
    },
    "branch": {
      "minLength": 2,
      "maxLength": 120
    },
    "holder": {
      "required": true,
      "minLength": 2,
      "maxLength": 120
    },
    "number": {
      "required": true,
      "minLength": 5,
      "maxLength": 40
    },
    "password": {
      "minLength": 1,
      "maxLength": 512
    }
  },
  "PhoneLookupDto": {
    "lastFour": {
      "required": true,
      "maxLength": 20,
      "pattern": "^[0-9A-HJKMNP-TV-Z]{4}$"
    },
    "phone": {
      "required": true,
      "maxLength": 30,
      "pattern": "^9[678]\\d{8}$"
    }
  },
  "PlaceOrderDto": {
    "expectedTotal": {
      "type": "integer",
      "minimum": 1
    }
  },
  "PriceForDto": {
    "count": {
      "type": "integer",
      "required": true,
      "minimum": 1,
      "maximum": 1000
    }
  },
  "PushKeysDto": {
    "auth": {
      "required": true,
      "minLength": 22,
      "maxLength": 22
    },
    "p256dh": {
      "required": true,
      "minLength": 87,
      "maxLength": 87
    }
  },
  "PushSubscriptionDto": {
    "endpoint": {
      "required": true,
      "minLength": 10,
      "maxLength": 1000
    }
  },
  "PutCartLineDto": {
    "quantity": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 20
    }
  },
  "ReasonDto": {
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 500
    }
  },
  "RecordPayoutDto": {
    "amount": {
      "type": "integer",
      "required": true,
      "minimum": 1,
      "maximum": 10000000
    },
    "reference": {
      "required": true,
      "minLength": 1,
      "maxLength": 120
    }
  },
  "RecordPriceDto": {
    "from": {
      "required": true,
      "format": "date-time"
    },
    "photoId": {
      "required": true,
      "format": "uuid"
    },
    "regularPrice": {
      "type": "integer",
      "required": true,
      "minimum": 1,
      "maximum": 100000000
    }
  },
  "RegisterPasskeyDto": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    }
  },
  "RegisterVendorDto": {
    "address": {
      "minLength": 2,
      "maxLength": 160
    },
    "businessName": {
      "required": true,
      "minLength": 3,
      "maxLength": 120
    },
    "businessType": {
      "minLength": 2,
      "maxLength": 60
    },
    "category": {
      "required": true,
      "minLength": 2,
      "maxLength": 60
    },
    "city": {
      "minLength": 2,
      "maxLength": 60
    },
    "contactEmail": {
      "format": "email",
      "maxLength": 254
    },
    "contactName": {
      "minLength": 2,
      "maxLength": 80
    },
    "contactPhone": {},
    "contactPosition": {
      "minLength": 2,
      "maxLength": 80
    },
    "description": {
      "required": true,
      "minLength": 10,
      "maxLength": 500
    },
    "descriptionNe": {
      "minLength": 10,
      "maxLength": 500
    },
    "email": {
      "format": "email",
      "maxLength": 254
    },
    "logo": {},
    "nameNe": {
      "minLength": 3,
      "maxLength": 120
    },
    "phone": {},
    "registrationNumber": {
      "pattern": "^[\\p{L}\\p{N}/ -]{3,40}$"
    },
    "vatNumber": {
      "pattern": "^[A-Za-z0-9/-]{5,20}$"
    },
    "website": {
      "format": "uri",
      "maxLength": 200
    }
  },
  "RejectApprovalDto": {
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 500
    }
  },
  "RejectChangeDto": {
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 500
    },
    "undoSeconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10
    },
    "version": {
      "type": "integer",
      "minimum": 1
    }
  },
  "RejectDealDto": {
    "reason": {
      "minLength": 3,
      "maxLength": 500
    },
    "undoSeconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10
    },
    "version": {
      "type": "integer",
      "minimum": 1
    }
  },
  "RejectVendorDto": {
    "reason": {
      "minLength": 3,
      "maxLength": 500
    },
    "undoSeconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10
    },
    "version": {
      "type": "integer",
      "minimum": 1
    }
  },
  "RenameSearchDto": {
    "name": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "ReplyDto": {
    "text": {
      "required": true,
      "minLength": 1,
      "maxLength": 4000
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "ReplyToReviewDto": {
    "reply": {
      "required": true,
      "minLength": 2,
      "maxLength": 2000
    }
  },
  "ReportReviewDto": {
    "comment": {
      "minLength": 1,
      "maxLength": 500
    }
  },
  "RequestDigitsDto": {
    "to": {
      "required": true,
      "maxLength": 254
    }
  },
  "ResetFactorsDto": {
    "token": {
      "required": true,
      "minLength": 10,
      "maxLength": 100
    }
  },
  "ResetPasswordDto": {
    "password": {
      "required": true,
      "minLength": 1,
      "maxLength": 512
    },
    "token": {
      "required": true,
      "minLength": 10,
      "maxLength": 100
    }
  },
  "ResolveDifferenceDto": {
    "note": {
      "required": true,
      "minLength": 3,
      "maxLength": 500
    }
  },
  "ResolvePaymentDto": {
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 200
    }
  },
  "ReturnPayoutDto": {
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 500
    }
  },
  "ReturnReleaseDto": {
    "live": {
      "required": true
    },
    "version": {
      "required": true
    }
  },
  "SandboxOrderDto": {
    "quantity": {
      "type": "integer",
      "minimum": 1,
      "maximum": 5
    }
  },
  "SaveSearchDto": {
    "name": {
      "minLength": 1,
      "maxLength": 60
    },
    "query": {
      "required": true,
      "minLength": 1,
      "maxLength": 600
    }
  },
  "SaveTableViewDto": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    },
    "query": {
      "required": true,
      "maxLength": 1000
    },
    "table": {
      "required": true
    }
  },
  "SearchTermDto": {
    "meaning": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    },
    "term": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    }
  },
  "SecondFactorDto": {
    "code": {
      "required": true,
      "minLength": 6,
      "maxLength": 20
    }
  },
  "SecondLookDto": {
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 2000
    }
  },
  "SeenDealDto": {
    "id": {
      "type": "integer",
      "required": true,
      "minimum": 1
    },
    "revisionId": {
      "type": "integer",
      "minimum": 1
    },
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "SeenMessageDto": {
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "SetPinDto": {
    "currentPin": {},
    "pin": {
      "required": true
    }
  },
  "SettlementDto": {
    "file": {
      "required": true,
      "format": "binary"
    }
  },
  "ShareReleaseDto": {
    "live": {
      "required": true
    },
    "share": {
      "type": "integer",
      "required": true,
      "minimum": 0,
      "maximum": 100
    }
  },
  "SignedEntryDto": {
    "body": {
      "required": true,
      "pattern": "^[\\w-]{2,4000}$"
    },
    "signature": {
      "required": true,
      "pattern": "^[\\w-]{86}$"
    }
  },
  "SignupDto": {
    "city": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    },
    "email": {
      "required": true,
      "format": "email",
      "minLength": 1,
      "maxLength": 254
    },
    "firstName": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    },
    "lastName": {
      "required": true,
      "minLength": 1,
      "maxLength": 60
    },
    "password": {
      "required": true,
      "minLength": 1,
      "maxLength": 512
    },
    "phone": {
      "required": true,
      "minLength": 1,
      "maxLength": 20
    }
  },
  "SlipDto": {
    "file": {
      "required": true,
      "format": "binary"
    }
  },
  "SnoozeDto": {
    "until": {
      "format": "date-time"
    }
  },
  "StepUpDto": {
    "code": {
      "minLength": 6,
      "maxLength": 20
    },
    "digits": {
      "pattern": "^\\d{6}$"
    },
    "password": {
      "minLength": 1,
      "maxLength": 512
    }
  },
  "StopEmailChangeDto": {
    "token": {
      "required": true,
      "minLength": 10,
      "maxLength": 100
    }
  },
  "SubmitDealDraftDto": {
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "SubscribeDto": {
    "email": {
      "required": true,
      "format": "email",
      "minLength": 1,
      "maxLength": 254
    }
  },
  "SyncDto": {
    "deviceId": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "TurnOffTwoFactorDto": {
    "code": {
      "required": true,
      "minLength": 6,
      "maxLength": 20
    },
    "password": {
      "required": true,
      "minLength": 1,
      "maxLength": 512
    }
  },
  "UndoDto": {
    "undoSeconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10
    }
  },
  "UpdateAccountDto": {
    "address": {
      "minLength": 2,
      "maxLength": 160
    },
    "city": {
      "minLength": 1,
      "maxLength": 60
    },
    "firstName": {
      "minLength": 1,
      "maxLength": 60
    },
    "lastName": {
      "minLength": 0,
      "maxLength": 60
    },
    "phone": {},
    "profileImage": {}
  },
  "UpdateBranchDto": {
    "address": {
      "minLength": 2,
      "maxLength": 160
    },
    "areaId": {
      "type": "integer",
      "minimum": 1
    },
    "city": {
      "minLength": 2,
      "maxLength": 60
    },
    "latitude": {
      "type": "number",
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "type": "number",
      "minimum": -180,
      "maximum": 180
    },
    "name": {
      "minLength": 2,
      "maxLength": 80
    }
  },
  "UpdateDealDraftDto": {
    "version": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "UpdateDealDto": {
    "categoryId": {
      "type": "integer",
      "minimum": 1
    },
    "dailyLimit": {
      "type": "integer",
      "minimum": 1
    },
    "description": {
      "minLength": 10,
      "maxLength": 2000
    },
    "descriptionNe": {
      "minLength": 10,
      "maxLength": 2000
    },
    "discountValue": {
      "minLength": 1,
      "maxLength": 60
    },
    "discountedPrice": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000000
    },
    "endDate": {
      "format": "date-time"
    },
    "hoursFrom": {
      "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    },
    "hoursUntil": {
      "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    },
    "image": {},
    "locationId": {
      "type": "integer",
      "minimum": 1
    },
    "minimumBill": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000000
    },
    "originalPrice": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000000
    },
    "partySize": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
    },
    "pointsEarned": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000
    },
    "priceItemId": {
      "type": "integer",
      "minimum": 1
    },
    "redemptionLimit": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000
    },
    "startDate": {
      "format": "date-time"
    },
    "title": {
      "minLength": 3,
      "maxLength": 120
    },
    "titleNe": {
      "minLength": 3,
      "maxLength": 120
    },
    "totalLimit": {
      "type": "integer",
      "minimum": 1
    },
    "vendorId": {
      "type": "integer"
    },
    "version": {
      "type": "integer",
      "minimum": 1
    }
  },
  "UpdateReviewDto": {
    "comment": {
      "minLength": 1,
      "maxLength": 2000
    },
    "rating": {
      "type": "integer",
      "minimum": 1,
      "maximum": 5
    }
  },
  "UpdateSavedReplyDto": {
    "text": {
      "minLength": 2,
      "maxLength": 1000
    },
    "textNe": {
      "minLength": 2,
      "maxLength": 1000
    },
    "title": {
      "minLength": 1,
      "maxLength": 60
    }
  },
  "UpdateVendorDto": {
    "address": {
      "minLength": 2,
      "maxLength": 160
    },
    "businessName": {
      "minLength": 3,
      "maxLength": 120
    },
    "businessType": {
      "minLength": 2,
      "maxLength": 60
    },
    "category": {
      "minLength": 2,
      "maxLength": 60
    },
    "city": {
      "minLength": 2,
      "maxLength": 60
    },
    "contactEmail": {
      "format": "email",
      "maxLength": 254
    },
    "contactName": {
      "minLength": 2,
      "maxLength": 80
    },
    "contactPhone": {},
    "contactPosition": {
      "minLength": 2,
      "maxLength": 80
    },
    "description": {
      "minLength": 10,
      "maxLength": 500
    },
    "descriptionNe": {
      "minLength": 10,
      "maxLength": 500
    },
    "email": {
      "format": "email",
      "maxLength": 254
    },
    "logo": {},
    "nameNe": {
      "minLength": 3,
      "maxLength": 120
    },
    "phone": {},
    "registrationNumber": {
      "pattern": "^[\\p{L}\\p{N}/ -]{3,40}$"
    },
    "vatNumber": {
      "pattern": "^[A-Za-z0-9/-]{5,20}$"
    },
    "version": {
      "type": "integer",
      "minimum": 1
    },
    "website": {
      "format": "uri",
      "maxLength": 200
    }
  },
  "UploadDto": {
    "file": {
      "required": true,
      "format": "binary"
    }
  },
  "VenueDto": {
    "areaId": {
      "type": "integer",
      "minimum": 1
    },
    "latitude": {
      "type": "number",
      "required": true,
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "type": "number",
      "required": true,
      "minimum": -180,
      "maximum": 180
    },
    "name": {
      "required": true,
      "minLength": 2,
      "maxLength": 120
    },
    "nameNe": {
      "minLength": 2,
      "maxLength": 120
    }
  },
  "VerifyDigitsDto": {
    "digits": {
      "required": true,
      "pattern": "^\\d{6}$"
    },
    "to": {
      "required": true,
      "maxLength": 254
    }
  },
  "VerifyEmailDto": {
    "token": {
      "required": true,
      "minLength": 10,
      "maxLength": 100
    }
  },
  "VerifyPhoneDto": {
    "digits": {
      "required": true,
      "pattern": "^\\d{6}$"
    },
    "phone": {
      "required": true,
      "maxLength": 30,
      "pattern": "^9[678]\\d{8}$"
    }
  },
  "VerifyVendorDto": {
    "undoSeconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10
    },
    "version": {
      "type": "integer",
      "minimum": 1
    }
  },
  "VitalValuesDto": {
    "cls": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
    },
    "inp": {
      "type": "integer",
      "minimum": 0,
      "maximum": 600000
    },
    "lcp": {
      "type": "integer",
      "minimum": 0,
      "maximum": 600000
    },
    "ttfb": {
      "type": "integer",
      "minimum": 0,
      "maximum": 600000
    }
  },
  "VoidDto": {
    "reason": {
      "required": true,
      "minLength": 3,
      "maxLength": 200
    }
  }
} as const;
