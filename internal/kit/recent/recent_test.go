package recent_test

import (
	"strconv"
	"testing"

	"rangrue/internal/kit/recent"
)

func TestWhatIsOldIsForgottenAndWhatIsForgottenIsGone(t *testing.T) {
	m := recent.New[int](3)
	for n := range 5 { // 0 to 2 are the old half, 3 and 4 the young one
		m.Put(strconv.Itoa(n), n)
	}
	m.Put("0", 10)
	for key, want := range map[string]int{"0": 10, "1": 1, "4": 4} {
		if got, known := m.Get(key); !known || got != want {
			t.Errorf("%s is %d, %v; want %d", key, got, known, want)
		}
	}
	m.Forget("0")
	m.Forget("1")
	for _, key := range []string{"0", "1", "9"} {
		if got, known := m.Get(key); known {
			t.Errorf("%s is still %d", key, got)
		}
	}
	for n := 20; n < 24; n++ {
		m.Put(strconv.Itoa(n), n)
	}
	if _, known := m.Get("2"); known {
		t.Error("the old half outlived the young one")
	}
}
