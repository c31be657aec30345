import '../../../../shared-ui/src/kit/index';
