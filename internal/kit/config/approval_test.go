package config_test

import (
	"testing"

	"rangrue/internal/kit/config"
)

func TestShopsAreApprovedByThemselvesInDemoModeUnlessSetOtherwise(t *testing.T) {
	for environ, want := range map[[2]string]bool{
		{}: false, {"RR_DEMO=1"}: true, {"RR_DEMO=1", "RR_SHOP_AUTO_APPROVE=0"}: false,
		{"RR_DEMO=0", "RR_SHOP_AUTO_APPROVE=1"}: true,
	} {
		c, err := config.Load(environ[:])
		if err != nil || c.ShopAutoApprove != want {
			t.Errorf("%v: %v, %v", environ, c.ShopAutoApprove, err)
		}
	}
}
