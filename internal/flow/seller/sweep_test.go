package seller_test

import (
	"path"
	"testing"
	"time"

	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// has tells whether the file store has a picture.
func (f *fair) has(key string) bool {
	_, err := f.Files.Stat(ctx, key)
	return err == nil
}

func (f *fair) sweep() {
	f.Helper()
	markettest.Must(0, f.SweepUploads(ctx))
}

// send sends a photograph of that grey.
func (f *fair) send(userID string, grey uint8) (sent seller.Photo) {
	f.Helper()
	if status := f.upload(userID, "/seller/photos", photo(grey, 90, 70), &sent); status != 201 {
		f.Fatalf("send: %d", status)
	}
	return sent
}

func TestPicturesThatNothingShowsAreSweptAndNoOthers(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		ofProduct, ofShop, ofCategory := f.send(f.ana, 10), f.send(f.ana, 20), f.send(f.ana, 30)
		ofOrder, unused := f.send(f.ana, 40), f.send(f.ana, 50)
		var banner, idle seller.Banner
		f.upload(f.ana, "/seller/banners", photo(60, 1700, 500), &banner)
		f.upload(f.ana, "/seller/banners", photo(70, 1700, 500), &idle)
		f.add(shopID, f.cup(ofProduct.Key))
		edited := form()
		edited["photoKey"], edited["bannerKey"] = ofShop.Key, banner.Key
		if status := f.call(f.ana, "PUT", "/seller/shops/"+shopID, edited, nil); status != 200 {
			t.Fatalf("edit: %d", status)
		}
		f.Change(func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, `UPDATE categories SET picture = $2 WHERE id = $1`, f.cups.ID,
				`{"file":"`+ofCategory.Key+`"}`)
			return err
		})
		draft := ordertest.Draft("", "", shopID, "another-shop")
		draft.Items[0].Thumbnail = path.Dir(ofOrder.Key) + "/480.webp"
		f.Change(func(tx *db.Tx) error {
			_, err := f.Orders.Replay(ctx, tx, draft)
			return err
		})
		f.At = f.At.Add(47 * time.Hour)
		f.sweep()
		if !f.has(unused.Key) || !f.has(idle.Key) {
			t.Error("swept before their forms could be saved")
		}
		f.At = f.At.Add(2 * time.Hour)
		for range 2 {
			f.sweep()
		}
		if f.has(unused.Key) || f.has(idle.Key) || f.uploads() != 5 {
			t.Errorf("not swept: %v %v, %d rows", f.has(unused.Key), f.has(idle.Key), f.uploads())
		}
		for name, key := range map[string]string{"product": ofProduct.Key, "shop": ofShop.Key, "banner": banner.Key,
			"category": ofCategory.Key, "order": ofOrder.Key} {
			if !f.has(key) {
				t.Errorf("the picture of the %s is gone", name)
			}
		}
	})
}

func TestAPictureSentAgainOrByAnotherIsNotSwept(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		first := f.send(f.ana, 10)
		both := f.send(f.ana, 20)
		f.At = f.At.Add(72 * time.Hour)
		f.send(f.ana, 10)
		f.send(f.luc, 20)
		f.sweep()
		if !f.has(first.Key) || !f.has(both.Key) || f.uploads() != 2 {
			t.Errorf("%v %v, %d rows", f.has(first.Key), f.has(both.Key), f.uploads())
		}
	})
}

func (f *fair) uploads() (n int) {
	f.Helper()
	markettest.Must(0, f.DB.QueryRow(ctx, `SELECT COUNT(*) FROM uploads`).Scan(&n))
	return n
}

func TestAPhotoThatNoProductTookIsSwept(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		left := markettest.Must(f.MakePhoto(ctx, photo(80, 90, 70)))
		taken := markettest.Must(f.MakePhoto(ctx, photo(90, 90, 70)))
		markettest.Must(0, f.LeavePhoto(ctx, shopID, left))
		markettest.Must(0, f.LeavePhoto(ctx, shopID, taken))
		f.add(shopID, f.cup(taken.File)) // a later try found room for it
		f.At = f.At.Add(49 * time.Hour)
		f.sweep()
		if f.has(left.File) || !f.has(taken.File) {
			t.Errorf("left: %v, taken: %v", f.has(left.File), f.has(taken.File))
		}
	})
}
