import '../../../../backend/src/common/clock';
